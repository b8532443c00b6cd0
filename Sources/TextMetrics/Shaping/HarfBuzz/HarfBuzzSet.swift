#if Shaping
  import CTextHarfBuzz

  /// The one owner of a HarfBuzz set of numbers.
  @safe
  struct HarfBuzzSet: ~Copyable {
    let set: OpaquePointer?

    init() { unsafe set = hb_set_create() }

    deinit { unsafe hb_set_destroy(set) }

    func has(_ member: UInt32) -> Bool { unsafe hb_set_has(set, member) != 0 }

    /// The numbers in rising order.
    var members: [Int] {
      var members: [Int] = []
      var next = UInt32.max  // HB_SET_VALUE_INVALID asks for the first
      while unsafe hb_set_next(set, &next) != 0 { members.append(Int(next)) }
      return members
    }
  }
#endif

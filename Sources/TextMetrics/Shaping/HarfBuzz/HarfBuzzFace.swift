#if Shaping
  import CTextHarfBuzz
  import Synchronization

  /// The one owner of a HarfBuzz face: the tables of a ``FontFace``, each read when first needed.
  ///
  /// HarfBuzz faces may be used by several threads at once after `hb_face_make_immutable`.
  @safe
  final class HarfBuzzFace: Sendable {
    /// The address of the `hb_face_t`, kept as a number because pointers are not `Sendable`.
    private let address: UInt
    /// How many shape plans were requested.
    ///
    /// HarfBuzz keeps each as long as the face and searches
    /// them in turn, so a face with too many is replaced.
    private let planCount = Atomic(0)
    private static let mostPlans = 128

    var face: OpaquePointer? { unsafe OpaquePointer(bitPattern: address) }

    /// - Parameter face: Outlives all uses of the HarfBuzz face, which refers to it unowned.
    private init(_ face: FontFace) {
      let tables = unsafe hb_face_create_for_tables(
        { _, tag, context in
          unsafe context.flatMap { context in
            let table = unsafe Unmanaged<FontFace>.fromOpaque(context)._withUnsafeGuaranteedRef {
              $0.table(FontTag(rawValue: tag))
            }
            return unsafe table.withUnsafeBytes { bytes in
              unsafe hb_blob_create(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
          }
        }, Unmanaged.passUnretained(face).toOpaque(), nil)
      unsafe hb_face_set_index(tables, UInt32(face.index))
      unsafe hb_face_set_upem(tables, UInt32(face.designUnitsPerEm))
      unsafe hb_face_set_glyph_count(tables, UInt32(face.glyphCount))
      unsafe hb_face_make_immutable(tables)
      address = UInt(bitPattern: tables)
    }

    deinit { unsafe hb_face_destroy(face) }

    func notePlan() { planCount.add(1, ordering: .relaxed) }

    /// The HarfBuzz face that all shapers of a face share.
    static func shared(by face: FontFace) -> HarfBuzzFace {
      face.attachment.withLock { attachment in
        if let known = attachment as? HarfBuzzFace,
          known.planCount.load(ordering: .relaxed) < mostPlans
        {
          return known
        }
        let new = HarfBuzzFace(face)
        attachment = new
        return new
      }
    }
  }

  extension FontFace {
    /// A table of the font; empty if there is none.
    func table(_ tag: FontTag) -> [UInt8] { withHandle { $0.table(tag) } ?? [] }
  }
#endif

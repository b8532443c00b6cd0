import OpenTypeLayout
import TestSupport
import Testing

struct GlyphSetTests {
  /// Sets of glyphs at the edges of pages, with their complements.
  private static let samples: [[UInt16]] = {
    var random = SeededGenerator(seed: 64)
    return [[], [0], [63], [64], [0xFFFF], [0, 63, 64, 127, 128, 0xFFC0, 0xFFFF]]
      + (0..<5).map { exponent in
        (0..<1 << (2 * exponent)).map { _ in .random(in: 0...0xFFFF, using: &random) }
      }
  }()

  @Test("A set agrees with Swift's own", arguments: samples)
  func members(_ glyphs: [UInt16]) {
    let (set, own) = (GlyphSet(glyphs), Set(glyphs))
    #expect(Array(set.glyphs) == own.sorted())
    #expect(set.count == own.count)
    #expect(set.isEmpty == own.isEmpty)
    let others = (0...UInt16.max).filter { !own.contains($0) }
    #expect((0...UInt16.max).allSatisfy { set.contains($0) == own.contains($0) })
    #expect((0...UInt16.max).allSatisfy { set.complement.contains($0) != own.contains($0) })
    #expect(Array(set.complement.glyphs) == others)
    #expect(set.complement.count == others.count)
    #expect(GlyphSet(others) == set.complement)
    #expect(set.complement.complement == set)
  }

  @Test("Operations agree with those of Swift's own sets", arguments: samples, samples)
  func operations(_ first: [UInt16], _ second: [UInt16]) {
    let (own, other) = (Set(first), Set(second))
    let (a, b) = (GlyphSet(first), GlyphSet(second))
    let edges = Set((first + second + [0, 0xFFFF]).flatMap { [$0 &- 1, $0, $0 &+ 1] })
    func holds(_ set: GlyphSet, _ rule: (Bool, Bool) -> Bool) -> Bool {
      edges.allSatisfy { set.contains($0) == rule(own.contains($0), other.contains($0)) }
    }
    #expect(holds(a.union(b)) { $0 || $1 })
    #expect(holds(a.union(b.complement)) { $0 || !$1 })
    #expect(holds(a.complement.union(b)) { !$0 || $1 })
    #expect(holds(a.complement.union(b.complement)) { !$0 || !$1 })
    #expect(holds(a.intersection(b)) { $0 && $1 })
    #expect(holds(a.intersection(b.complement)) { $0 && !$1 })
    #expect(Array(a.union(b).glyphs) == own.union(other).sorted())
    #expect(Array(a.intersection(b).glyphs) == own.intersection(other).sorted())
    #expect(a.intersects(b) == !own.isDisjoint(with: other))
    #expect(a.intersects(b.complement) == !own.isSubset(of: other))
    // No two sets of these samples have all glyphs together.
    #expect(a.complement.intersects(b.complement))
    #expect(a.isSuperset(of: b) == own.isSuperset(of: other))
    #expect(a.complement.isSuperset(of: b) == own.isDisjoint(with: other))
    #expect(a.complement.isSuperset(of: b.complement) == own.isSubset(of: other))
    #expect(!a.isSuperset(of: b.complement))
    #expect((a == b) == (own == other))
    #expect((a.complement == b.complement) == (own == other))
    #expect(a != b.complement)
  }

  @Test(
    "A range has all its glyphs and no more",
    arguments: [0...0, 0...63, 63...64, 5...1000, 0xFFC0...0xFFFF, 0...0xFFFF] as [ClosedRange])
  func ranges(_ range: ClosedRange<UInt16>) {
    var (set, complement) = (GlyphSet(), GlyphSet([1, 70]).complement)
    set.insert(range)
    complement.insert(range)
    #expect(Array(set.glyphs) == Array(range))
    #expect(!complement.contains(1) == !range.contains(1))
    #expect(!complement.contains(70) == !range.contains(70))
    #expect(set.isEmpty == false)
    #expect((set == .all) == (range == 0...0xFFFF))
  }

  @Test("All glyphs are the complement of none")
  func all() {
    #expect(GlyphSet.all.complement.isEmpty)
    #expect(GlyphSet.all.count == 0x10000)
    #expect(GlyphSet(0...UInt16.max).complement.isEmpty)
  }
}

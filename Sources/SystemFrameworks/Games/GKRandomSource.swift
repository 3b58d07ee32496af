// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Something that gives numbers by chance.
public protocol GKRandom {
  /// Any number of 32 bits.
  func nextInt() -> Int
  /// A number from 0 up to a bound that is left out.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// Chance of GameplayKit. Equal seeds give equal numbers, though not those of Apple's generators; without a
/// seed the numbers are those of the run, which are the same in each (Documentation/HeadlessHost.md §2).
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  private var generator: SeededGenerator

  public override init() {
    generator = SeededGenerator(state: .random(in: 0 ... .max))
    super.init()
  }

  fileprivate init(state: UInt64) {
    generator = SeededGenerator(state: state)
    super.init()
  }

  open class func sharedRandom() -> GKRandomSource { shared.value }

  private struct Shared: @unchecked Sendable { let value = GKRandomSource() }
  private static let shared = Shared()

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: generator.next())) }

  open func nextInt(upperBound: Int) -> Int {
    precondition(upperBound > 0, "upperBound must be positive, got \(upperBound)")
    return Int.random(in: 0..<upperBound, using: &generator)
  }

  open func nextUniform() -> Float { Float.random(in: 0...1, using: &generator) }
  open func nextBool() -> Bool { Bool.random(using: &generator) }

  /// The same objects in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    array.shuffled(using: &generator)
  }

  /// A source that goes on with the same numbers.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).copied(generator.state) }

  fileprivate class func copied(_ state: UInt64) -> GKRandomSource { GKRandomSource(state: state) }
}

/// Splitmix64, by Sebastiano Vigna, who put it into the public domain.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The seed of bytes: FNV-1a over them.
private func seed(of data: Data) -> UInt64 {
  data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

open class GKARC4RandomSource: GKRandomSource {
  /// The bytes that the numbers follow from.
  open var seed: Data

  public init(seed: Data) {
    self.seed = seed
    super.init(state: SystemFrameworks.seed(of: seed))
  }

  public override init() {
    seed = Data((0..<8).map { _ in UInt8.random(in: 0...255) })
    super.init(state: SystemFrameworks.seed(of: seed))
  }

  open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextInt() } }
}

open class GKLinearCongruentialRandomSource: GKRandomSource {
  open var seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }

  public override init() {
    seed = .random(in: 0 ... .max)
    super.init(state: seed)
  }
}

open class GKMersenneTwisterRandomSource: GKRandomSource {
  open var seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }

  public override init() {
    seed = .random(in: 0 ... .max)
    super.init(state: seed)
  }
}

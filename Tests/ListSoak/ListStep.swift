// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// One thing that happens to a list, in a form that is printed when a run fails and read back.
package enum ListStep: Equatable {
  case insert(Int, count: Int)
  case delete(Int, count: Int)
  case move(Int, to: Int)
  /// The item has other contents and its cell is made again.
  case reload(Int, weight: Int)
  /// The item has other contents and its cell is filled again.
  case resize(Int, weight: Int)
  case scroll(CGFloat)
  case jump(Int, JumpPosition)
  /// The same, animated.
  case glide(Int, JumpPosition)
  case rotate
  case textSize(Int)
  /// Everything is asked for again.
  case reloadAll
  case insertSection(Int, count: Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  /// All items of a section have other contents, and there may be one more or less.
  case reloadSection(Int, weight: Int)

  package enum JumpPosition: String, CaseIterable { case top, middle, bottom }
}

extension ListStep: CustomStringConvertible, LosslessStringConvertible {
  package var description: String {
    switch self {
    case .insert(let index, let count): "insert \(index) \(count)"
    case .delete(let index, let count): "delete \(index) \(count)"
    case .move(let index, let target): "move \(index) \(target)"
    case .reload(let index, let weight): "reload \(index) \(weight)"
    case .resize(let index, let weight): "resize \(index) \(weight)"
    case .scroll(let distance): "scroll \(Int(distance))"
    case .jump(let index, let position): "jump \(index) \(position.rawValue)"
    case .glide(let index, let position): "glide \(index) \(position.rawValue)"
    case .rotate: "rotate"
    case .reloadAll: "reload-all"
    case .textSize(let size): "text-size \(size)"
    case .insertSection(let section, let count): "insert-section \(section) \(count)"
    case .deleteSection(let section): "delete-section \(section)"
    case .moveSection(let section, let target): "move-section \(section) \(target)"
    case .reloadSection(let section, let weight): "reload-section \(section) \(weight)"
    }
  }

  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().compactMap(Int.init)
    switch (words.first, numbers.count) {
    case ("insert", 2): self = .insert(numbers[0], count: numbers[1])
    case ("delete", 2): self = .delete(numbers[0], count: numbers[1])
    case ("move", 2): self = .move(numbers[0], to: numbers[1])
    case ("reload", 2): self = .reload(numbers[0], weight: numbers[1])
    case ("resize", 2): self = .resize(numbers[0], weight: numbers[1])
    case ("scroll", 1): self = .scroll(CGFloat(numbers[0]))
    case ("rotate", 0): self = .rotate
    case ("reload-all", 0): self = .reloadAll
    case ("text-size", 1): self = .textSize(numbers[0])
    case ("insert-section", 2): self = .insertSection(numbers[0], count: numbers[1])
    case ("delete-section", 1): self = .deleteSection(numbers[0])
    case ("move-section", 2): self = .moveSection(numbers[0], to: numbers[1])
    case ("reload-section", 2): self = .reloadSection(numbers[0], weight: numbers[1])
    case ("jump", 1), ("glide", 1):
      guard let position = words.last.flatMap(JumpPosition.init(rawValue:)) else { return nil }
      self = words[0] == "jump" ? .jump(numbers[0], position) : .glide(numbers[0], position)
    default: return nil
    }
  }
}

extension ListStep {
  /// A step that the list of a model can take.
  static func random(_ model: ListModel, _ generator: inout StepGenerator) -> ListStep {
    let count = model.items.count
    let choice = generator.next(below: 100)
    if choice >= 92 {
      return randomOfSections(model.counts.count, &generator)
    }
    guard count > 0, choice >= 8 else {
      return .insert(generator.next(below: count + 1), count: 1 + generator.next(below: 6))
    }
    let index = generator.next(below: count)
    let weight = ListModel.maximumWeight
    switch choice {
    case 8..<16:
      return .delete(index, count: min(count - index, 1 + generator.next(below: 4)))
    case 16..<20: return .move(index, to: generator.next(below: count))
    case 20..<28: return .reload(index, weight: generator.next(below: weight))
    case 28..<38: return .resize(index, weight: generator.next(below: weight))
    case 38..<42: return .rotate
    case 42..<46: return .textSize(generator.next(below: 5))
    case 46..<56: return .jump(index, JumpPosition.allCases[generator.next(below: 3)])
    case 56..<59: return .glide(index, JumpPosition.allCases[generator.next(below: 3)])
    case 59..<62: return .reloadAll
    case 62..<70: return .scroll(CGFloat(generator.next(below: 6000) - 3000))
    default: return .scroll(CGFloat(generator.next(below: 300) - 150))
    }
  }

  private static func randomOfSections(
    _ count: Int, _ generator: inout StepGenerator
  ) -> ListStep {
    let section = generator.next(below: count)
    switch generator.next(below: 8) {
    case 0, 1:
      return .insertSection(generator.next(below: count + 1), count: generator.next(below: 12))
    case 2 where count > 2: return .deleteSection(section)
    case 2, 3, 4: return .moveSection(section, to: generator.next(below: count))
    default:
      return .reloadSection(section, weight: generator.next(below: ListModel.maximumWeight))
    }
  }
}

/// Numbers that look random and are the same for a seed on every machine (SplitMix64).
struct StepGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(bound))
  }
}

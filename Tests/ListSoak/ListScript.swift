// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a random run did, in words, and the shortest part of it that still goes wrong.
package struct ListScript {
  package var steps: [ListStep]

  package var text: String { steps.map(\.description).joined(separator: "; ") }

  package init(_ steps: [ListStep]) { self.steps = steps }

  /// Reads a script back; nil for one with a step that is none.
  package init?(_ text: String) {
    steps = []
    for words in text.split(separator: ";") {
      let words = words.split(separator: " ").joined(separator: " ")
      guard let step = ListStep(words) else { return nil }
      steps.append(step)
    }
  }

  /// Leaves out steps, halves first and then one by one, as long as what is left still fails.
  ///
  /// - Parameters:
  ///   - most: How often `fails` is asked at most.
  ///   - fails: Whether a script goes wrong; a step that its list cannot take counts as left out.
  package func shrunk(most: Int = 400, _ fails: ([ListStep]) -> Bool) -> ListScript {
    var best = steps
    var tries = 0
    var length = max(1, best.count / 2)
    while length >= 1, tries < most {
      var start = 0
      var isShorter = false
      while start < best.count, tries < most {
        var shorter = best
        shorter.removeSubrange(start..<min(start + length, best.count))
        tries += 1
        if fails(shorter) {
          best = shorter
          isShorter = true
        } else {
          start += length
        }
      }
      if length == 1, !isShorter { break }
      length = max(1, length / 2)
    }
    return ListScript(best)
  }
}

extension ListStep {
  /// Whether the list of a model can take this step.
  func fits(_ model: ListModel) -> Bool {
    let (count, sections) = (model.items.count, model.counts.count)
    switch self {
    case .insert(let index, _): return index <= count
    case .delete(let index, let number): return index + number <= count
    case .move(let index, let target): return index < count && target < count
    case .reload(let index, _), .resize(let index, _), .jump(let index, _), .glide(let index, _):
      return index < count
    case .scroll, .rotate, .textSize, .reloadAll: return true
    case .insertSection(let section, _): return section <= sections
    case .deleteSection(let section): return section < sections && sections > 1
    case .moveSection(let section, let target): return section < sections && target < sections
    case .reloadSection(let section, _): return section < sections
    }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListSoak
import Testing

@Suite("Scripts of random runs")
struct ListScriptTests {
  @Test("a script is read as it was written")
  func readsBack() {
    let steps: [ListStep] = [
      .insert(3, count: 2), .delete(0, count: 1), .move(4, to: 1), .reload(2, weight: 90),
      .resize(1, weight: 7), .scroll(-120), .jump(5, .middle), .glide(2, .bottom), .rotate,
      .textSize(3), .reloadAll, .insertSection(2, count: 0), .deleteSection(1),
      .moveSection(0, to: 3), .reloadSection(2, weight: 50),
    ]
    #expect(ListScript(ListScript(steps).text)?.steps == steps)
    #expect(ListScript("jump 5 nowhere") == nil)
  }

  @Test("of a long script that fails only the steps are left that it takes")
  func shrinks() {
    var steps = (0..<300).map { ListStep.scroll(CGFloat($0)) }
    steps[40] = .rotate
    steps[251] = .reloadAll
    let script = ListScript(steps).shrunk {
      guard let first = $0.firstIndex(of: .rotate), let second = $0.firstIndex(of: .reloadAll)
      else { return false }
      return first < second
    }
    #expect(script.steps == [.rotate, .reloadAll])
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

/// Expected orders: what is moved comes before the element that stands at the destination
/// (Apple, `move(fromOffsets:toOffset:)`).
@Suite("Offsets of collections")
struct CollectionOffsetsTests {
  @Test(
    "elements move in their order",
    arguments: [
      (IndexSet([0, 1]), 4, [2, 3, 0, 1, 4]), (IndexSet([3]), 0, [3, 0, 1, 2, 4]),
      (IndexSet([1, 4]), 5, [0, 2, 3, 1, 4]), (IndexSet([2]), 2, [0, 1, 2, 3, 4]),
    ])
  func moved(source: IndexSet, destination: Int, order: [Int]) {
    var values = [0, 1, 2, 3, 4]
    values.move(fromOffsets: source, toOffset: destination)
    #expect(values == order)
  }

  @Test("elements are taken away")
  func removed() {
    var values = [0, 1, 2, 3, 4]
    values.remove(atOffsets: [0, 3])
    #expect(values == [1, 2, 4])
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

/// Documentation/SourceLowering.md §4.1.
@Suite("Members that are called from the class")
struct ForwardedMemberTests {
  @Test("a class function stays beside the private types of its file, and is called from the class")
  func forwardsClassFunctions() {
    let lowered = Lowered(
      "import UIKit\nclass Table: NSObject {}",
      """
      import UIKit
      private struct Line {}
      extension Table {
        @objc open class func reduce(_ points: [CGPoint], to count: Int) -> [CGPoint] {
          _ = Line()
          return []
        }
      }
      """)
    #expect(
      lowered.text(0).contains(
        "class func reduce(_ points: [CGPoint], to count: Int) -> [CGPoint] "
          + "{ return self.snugMoved_Table_reduce(points, to: count) }"))
    #expect(lowered.text(1).contains("class func snugMoved_Table_reduce(_ points"))
  }
}

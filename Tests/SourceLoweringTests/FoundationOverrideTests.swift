// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/SourceLowering.md §4.12.
@Suite("Overrides of what Foundation declares in extensions here")
struct FoundationOverrideTests {
  @Test("a spy's methods get names of their own, with protocols that tell of them")
  func center() {
    let lowered = Lowered(
      """
      import Foundation
      final class Spy: NotificationCenter {
        override func post(_ n: Notification) { super.post(n) }
        override func post(name: NSNotification.Name, object: Any?) {}
        override func removeObserver(_ observer: Any) { super.removeObserver(observer) }
        func post(_ text: String) {}
      }
      """)
    #expect(
      lowered.contains("func snugOverriddenPost(_ n: Notification) { self.snugInheritedPost(n) }"))
    #expect(lowered.contains("func snugOverriddenPost(name: NSNotification.Name, object: Any?) {}"))
    #expect(
      lowered.contains(
        "func snugOverriddenRemoveObserver(_ observer: Any) "
          + "{ self.snugInheritedRemoveObserver(observer) }"))
    for name in ["SnugCenterPost", "SnugCenterPostNamed", "SnugCenterRemove"] {
      #expect(lowered.contains("extension Spy: \(name) {}"))
    }
    #expect(lowered.contains("import UIKit"))
    #expect(lowered.contains("  func post(_ text: String) {}") && !lowered.contains("override"))
  }

  @Test("other classes keep methods of these names, and a subclass overrides the spy's")
  func others() {
    let lowered = Lowered(
      """
      import Foundation
      class Post: Operation { override func removeObserver(_ o: Any) {} }
      class Spy: NotificationCenter { override func post(_ n: Notification) {} }
      class Quiet: Spy { override func post(_ n: Notification) { super.post(n) } }
      """)
    #expect(lowered.contains("class Post: Operation { override func removeObserver(_ o: Any) {} }"))
    #expect(
      lowered.contains(
        "override func snugOverriddenPost(_ n: Notification) { super.snugOverriddenPost(n) }"))
    #expect(!lowered.contains("extension Quiet: SnugCenterPost"))
  }
}

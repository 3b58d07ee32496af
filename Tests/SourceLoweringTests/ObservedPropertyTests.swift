// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

/// Documentation/SourceLowering.md §4.10.
@Suite("Properties that an extension's initialiser sets")
struct ObservedPropertyTests {
  private func lowered(_ body: String, of type: String = "UIView") -> Lowered {
    Lowered(
      "import UIKit\nextension \(type) {\n  convenience init(color: UIColor, mask: UIView) {\n"
        + "    self.init()\n    \(body)\n  }\n}\n")
  }

  @Test(
    "are set through another expression than self",
    arguments: [
      ("backgroundColor = color", "snugObserved(self).backgroundColor = color"),
      ("self.backgroundColor = color", "snugObserved(self).backgroundColor = color"),
      (
        "if isHidden { contentMode = .center }", "{ snugObserved(self).contentMode = .center }"
      ),
      ("insets.left += 3", "    insets.left += 3"),
      ("alpha = 0", "    alpha = 0"),
    ])
  func rewritten(body: String, result: String) { #expect(lowered(body).contains(result)) }

  @Test(
    "are left alone where Swift calls setters, or another value is meant",
    arguments: [
      "mask = UIView()", "var contentMode = 1; contentMode = 2",
      "UIView.animate(withDuration: 1) { self.backgroundColor = color }",
      "let v = UIView(); v.backgroundColor = color",
    ])
  func kept(body: String) { #expect(lowered(body).contains(body)) }

  @Test("are those of a framework's class, set by a convenience initialiser of an extension")
  func elsewhere() {
    #expect(!lowered("title = nil", of: "Operation").contains("snugObserved"))
    let own = Lowered(
      "import UIKit\nclass Card: UIView {}\nextension Card {\n"
        + "  convenience init(color: UIColor) { self.init(); backgroundColor = color }\n"
        + "  func f() { backgroundColor = nil }\n}\n")
    #expect(!own.contains("snugObserved"))
  }

  @Test("show what was set, in an app that runs", .enabled(if: TrialApp.isInstalled))
  func runs() throws {
    let lines = try MetatypeTests.output(
      """
      import UIKit
      extension UIView {
        convenience init(color: UIColor) {
          self.init()
          backgroundColor = color
        }
      }
      extension UIImageView {
        convenience init(shown: UIImage?) {
          self.init(frame: .zero)
          self.image = shown
        }
      }
      @main struct Program {
        @MainActor static func main() {
          print(UIView(color: .red).layer.backgroundColor == UIColor.red.cgColor)
          print(UIImageView(shown: UIImage(systemName: "minus")).layer.contents != nil)
        }
      }
      """)
    #expect(lines == ["true", "true"])
  }

  @Test("are the names that the sources give")
  func names() {
    let all = ObservedProperties.names
    #expect(all.contains("backgroundColor") && all.contains("image") && all.contains("mask"))
    #expect(!all.contains("alpha") && !all.contains("frame"))
  }
}

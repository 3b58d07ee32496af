// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// A class that a document names and the app does not have (Documentation/Gaps.md §6.11,
/// Documentation/Check.md §5.7.3).
@Suite("Classes that a build lost", .serialized)
struct LostClassTests {
  /// - Parameters:
  ///   - sources: Of the app, beside its delegate.
  ///   - badge: Attributes of a view with an outlet.
  ///   - item: Attributes of the screen's navigation item.
  private func check(
    _ sources: String, badge: String = "", item: String = ""
  ) throws -> Snug.Result {
    let folder = try TemporaryFolder()
    try folder.write(SmallApp.delegate + "\n" + sources, to: "App/App.swift")
    try folder.write(SmallApp.info, to: "App/Info.plist")
    try folder.write(
      SmallApp.storyboard(
        controllerClass: "Front",
        subviews: """
          <view contentMode="scaleToFill" id="b1" \(badge)>
              <rect key="frame" x="20" y="100" width="100" height="40"/>
              \(badge.isEmpty ? "" : Self.outlet)
          </view>
          """,
        connections: "</connections><navigationItem key=\"navigationItem\" id=\"n1\" \(item)/>"
          + "<connections>"), to: "App/Main.storyboard")
    return try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--orientations", "portrait",
        "--text-sizes", "L", "--locales", "en_US", "--directions", "ltr", "--appearances", "light",
      ], in: folder.url)
  }

  private static let outlet =
    "<connections><outlet property=\"title\" destination=\"v1\" id=\"o1\"/></connections>"
  private static let front = "class Front: UIViewController {}\n"

  @Test("where a library is missing, the screen needs the class")
  func gap() throws {
    let run = try check(
      "import MissingKit\nfunc start() { MissingKit.start() }\n" + Self.front,
      badge: "customClass=\"Badge\"")
    #expect(run.output.contains("needs Badge (Main.storyboard:"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("[crash]"), "\(run.output)")
  }

  @Test("a navigation item's class spoils no screen, as the bar shows what stands in the item")
  func navigationItem() throws {
    let run = try check(
      "import MissingKit\nfunc start() { MissingKit.start() }\n" + Self.front,
      item: "title=\"Front\" customClass=\"Heading\" customModule=\"MissingKit\"")
    #expect(run.output.contains("Front  1 configuration, nothing found"), "\(run.output)")
    #expect(run.output.contains("kept and asked for nothing"), "\(run.output)")
  }

  @Test("what the document calls the app's own, and no source declares, is nowhere on a phone")
  func ownModule() throws {
    let run = try check(
      "import MissingKit\nfunc start() { MissingKit.start() }\n" + Self.front,
      badge: "customClass=\"Badge\" customModule=\"App\" customModuleProvider=\"target\"")
    #expect(!run.output.contains("needs Badge"), "\(run.output)\(run.errors)")
  }

  @Test("so it does where a placeholder stands for the class, which sources name, too")
  func placeholder() throws {
    let run = try check(
      """
      import MissingKit
      class Front: UIViewController { @IBOutlet var badge: MissingBadge? }
      """, badge: "customClass=\"MissingBadge\" customModule=\"MissingKit\"")
    #expect(run.output.contains("needs MissingKit.MissingBadge (Main.storyboard:"), "\(run.output)")
    #expect(!run.output.contains("[crash]"), "\(run.output)")
  }

  @Test("so it does where the document says that it is another module's")
  func otherModule() throws {
    let run = try check(Self.front, badge: "customClass=\"Badge\" customModule=\"Badges\"")
    #expect(run.output.contains("needs Badges.Badge (Main.storyboard:"), "\(run.output)")
    #expect(!run.output.contains("[crash]"), "\(run.output)")
  }

  @Test(
    "near misses: nothing is missing, so a class of the app's is at fault and UIKit's to review")
  func whole() throws {
    let own = try check(
      Self.front + "class Badge: UIView {}\n", badge: "customClass=\"Badge\"")
    #expect(own.output.contains("[crash]"), "\(own.output)\(own.errors)")
    #expect(own.output.contains("1 warning"), "\(own.output)")
    let unknown = try check(Self.front, badge: "customClass=\"Badge\"")
    #expect(unknown.output.contains("1 to review"), "\(unknown.output)\(unknown.errors)")
    #expect(!unknown.output.contains("1 warning"), "\(unknown.output)")
  }
}

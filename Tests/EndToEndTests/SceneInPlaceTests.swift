// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// A check shows scenes and previews as the app and Xcode do (Documentation/Check.md §1.2, §1.5, §1.6).
@Suite("scenes in their place")
struct SceneInPlaceTests {
  /// Each controller writes its class, what it is in, and its view's size.
  private static let source =
    SmallApp.delegate + """

      import Foundation

      class Saying: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let stack = navigationController?.viewControllers.map { "\\(type(of: $0))" } ?? []
              let tab = tabBarController.map { " tab \\($0.selectedIndex)" } ?? ""
              let log = FileHandle(forWritingAtPath: ProcessInfo.processInfo.environment["LOG"]!)!
              log.seekToEndOfFile()
              let size = "\\(Int(view.bounds.width))x\\(Int(view.bounds.height))"
              log.write(Data((
                  "\\(type(of: self)) in [\\(stack.joined(separator: " "))]\\(tab)"
                      + "\\(parent is Parent ? " parent" : "") \\(size)\\n").utf8))
          }
      }
      class First: Saying {}
      class Detail: Saying {}
      class More: Saying {}
      class Parent: Saying {}
      class Part: Saying {}
      class Modal: Saying {}
      class Needy: Saying {
          var book: String!
          override func viewDidLoad() {
              super.viewDidLoad()
              title = book.uppercased()
          }
      }
      class Coded: Saying {
          required init?(coder: NSCoder) {
              fatalError("init(coder:) has not been implemented")
          }
      }
      class Card: Saying {}

      #Preview("Fixed", traits: .fixedLayout(width: 200, height: 90)) { Card() }
      #Preview("Wide", traits: .landscapeLeft) { Card() }
      #Preview("Fitting", traits: .sizeThatFitsLayout) {
          let card = Card()
          card.preferredContentSize = CGSize(width: 120, height: 60)
          return card
      }

      """

  private static func scene(_ id: String, _ name: String, _ segues: String, view: String = "")
    -> String
  {
    """
    <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" customClass="\(name)" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(id)">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>\(view)</subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </view>
            <connections>\(segues)</connections>
        </viewController>
    </objects></scene>
    """
  }

  private static func segue(_ target: String, _ kind: String, _ id: String) -> String {
    "<segue destination=\"\(target)\" kind=\"\(kind)\" id=\"\(id)\"/>"
  }

  private static func container(_ id: String, _ element: String, _ roles: [(String, String)])
    -> String
  {
    let bar = element == "navigationController" ? "navigationBar" : "tabBar"
    let segues = roles.enumerated().map { index, role in
      "<segue destination=\"\(role.0)\" kind=\"relationship\" relationship=\"\(role.1)\" id=\"\(id)r\(index)\"/>"
    }
    return """
      <scene sceneID="s\(id)"><objects>
          <\(element) id="\(id)" sceneMemberID="viewController">
              <\(bar) key="\(bar)" contentMode="scaleToFill" id="b\(id)">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
              </\(bar)>
              <connections>\(segues.joined())</connections>
          </\(element)>
      </objects></scene>
      """
  }

  /// Tabs: First, which pushes Detail, which pushes More; and Parent, which has Part in it. Modal, Needy
  /// and Coded are presented.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tab">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
    \(container("tab", "tabBarController", [("nav", "viewControllers"), ("par", "viewControllers")]))
    \(container("nav", "navigationController", [("fst", "rootViewController")]))
    \(scene("fst", "First", segue("det", "show", "g1") + segue("mod", "presentation", "g2")))
    \(scene("det", "Detail", segue("mor", "push", "g3")))
    \(scene("mor", "More", segue("fst", "show", "g4")))
    \(scene("par", "Parent", "", view: hole))
    \(scene("prt", "Part", ""))
    \(scene("mod", "Modal", segue("nee", "presentation", "g6")))
    \(scene("nee", "Needy", segue("cod", "presentation", "g7")))
    \(scene("cod", "Coded", ""))
        </scenes>
    </document>
    """

  private static let hole = """
    <containerView opaque="NO" contentMode="scaleToFill" id="hole">
        <rect key="frame" x="0.0" y="100" width="375" height="150"/>
        <connections><segue destination="prt" kind="embed" id="g5"/></connections>
    </containerView>
    """

  @Test("pushed scenes stand on their bar, parts in their parents, previews in their size")
  func inPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    try folder.write(SmallApp.info, to: "App/Info.plist")
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    let log = try folder.write("", to: "log")
    try folder.write(
      """
      {"environment": {"LOG": "\(log.path)"},
       "unseen": [{"screen": "Needy", "reason": "it is given a book"}]}
      """, to: "App/snug.json")

    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--text-sizes", "L", "--locales",
        "en_US",
        "--appearances", "light", "--directions", "ltr", "--jobs", "1", "--fail-on", "error",
        // The app writes a log outside of its container.
        "--trust",
      ], in: folder.url)

    let said = Set(try folder.read("log").split(separator: "\n").map(String.init))
    // The device is 320 × 568 points upright.
    for line in [
      "First in [First] tab 0 320x568", "Detail in [First Detail] tab 0 320x568",
      "More in [First Detail More] tab 0 568x320", "Parent in [] tab 1 320x568",
      "Part in [] tab 1 parent 375x150", "Modal in [] 320x568",
      "Card in [] 200x90", "Card in [] 120x60", "Card in [] 568x320",
    ] { #expect(said.contains(line), "\(line) of \(said.sorted())") }
    #expect(!said.contains("Part in [] 320x568"))
    #expect(!said.contains("Card in [] 320x568"))
    #expect(!said.contains { $0.hasPrefix("Needy") })

    let words = result.output
    for screen in ["First", "Detail", "More", "Parent", "Modal", "Needy", "Fixed", "Wide"] {
      #expect(words.contains("\n\(screen)  ") || words.hasPrefix("\(screen)  "), "\(words)")
    }
    #expect(!words.contains("\nPart  "))
    // What it was not given is no fault of the screen, and no error.
    #expect(words.contains("the scene needs what is given to it before it is shown"), "\(words)")
    #expect(words.contains("stops at nil (App.swift:"), "\(words)")
    #expect(words.contains("stops in init(coder:) (App.swift:"), "\(words)")
    #expect(!words.contains("[crash]"), "\(words)")
    #expect(words.contains("; accepted: it is given a book"), "\(words)")
    // Scenes that nobody could look at, but for the accepted one, are no clean check.
    #expect(result.exitCode == 2, "\(words)\(result.errors)")
  }
}

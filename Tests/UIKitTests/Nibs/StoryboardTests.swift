// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

@MainActor
@Suite("Storyboards", .serialized)
struct StoryboardTests {
  /// A navigation controller, its root with a child in a container, and a scene by identifier.
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
    <scenes>
    <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar" contentMode="scaleToFill"/>
    <connections><segue destination="root" kind="relationship" relationship="rootViewController"
      id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="root" title="Root" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="600" height="600"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><containerView id="c"><rect key="frame" x="0" y="100" width="50" height="60"/>
    <connections><segue destination="child" kind="embed" identifier="inner" id="e1"/></connections>
    </containerView></subviews>
    <viewLayoutGuide key="safeArea" id="sa"/></view>
    <navigationItem key="navigationItem" title="Hello" id="item">
    <barButtonItem key="rightBarButtonItem" title="Go" id="go">
    <connections><action selector="go:" destination="root" id="a1"/></connections></barButtonItem>
    </navigationItem>
    <connections><segue destination="child" kind="show" identifier="next" id="e2"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects>
    <viewController storyboardIdentifier="child" id="child" sceneMemberID="viewController">
    <view key="view" id="cv"/><tabBarItem key="tabBarItem" title="Home" id="ti">
    <imageReference key="image" image="house.fill" catalog="system" symbolScale="large"/>
    </tabBarItem></viewController></objects></scene>
    </scenes></document>
    """

  private func storyboard() throws -> UIStoryboard {
    let document = try Document(data: Data(Self.text.utf8), file: "Main.storyboard")
    return UIStoryboard(source: NibSource(document: document, bundle: .main))
  }

  @Test("a document in the folder of another language than the run's is found")
  func otherLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "documents-\(ProcessInfo.processInfo.processIdentifier).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("tr.lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data().write(to: place.appendingPathComponent("Screen.storyboard"))
    let bundle = try #require(Bundle(url: folder))
    #expect(NibSource.exists("Screen", extension: "storyboard", in: bundle))
    #expect(!NibSource.exists("Other", extension: "storyboard", in: bundle))
  }

  @Test("a symbol that a document renders in its original colours shows its own")
  func originalSymbol() throws {
    let text = Self.text.replacingOccurrences(
      of: #"image="house.fill" catalog="system""#,
      with: #"image="sun.max.fill" catalog="system" renderingMode="original""#)
    let document = try Document(data: Data(text.utf8), file: "Main.storyboard")
    let storyboard = UIStoryboard(source: NibSource(document: document, bundle: .main))
    let child = storyboard.instantiateViewController(withIdentifier: "child")

    #expect(child.tabBarItem.image?.storage.shownPalette?.colors == [.systemYellow])
  }

  @Test("the initial controller has its root, whose view waits until it is asked for")
  func makesInitialController() throws {
    let made = try storyboard().instantiateInitialViewController()
    let navigation = try #require(made as? UINavigationController)
    let root = try #require(navigation.viewControllers.first)

    #expect(root.title == "Root")
    #expect(!root.isViewLoaded)
    #expect(root.storyboard != nil)
    #expect(root.navigationItem.title == "Hello")
    #expect(root.navigationItem.rightBarButtonItem?.action == Selector("go:"))
    #expect(root.navigationItem.rightBarButtonItem?.target === root)
  }

  @Test("a root view has the document's size until a window gives it another")
  func keepsCanvasSize() throws {
    try onDevice("iPhone X") { _ in
      let document = try Document(data: Data(Self.text.utf8), file: "Main.storyboard")
      let storyboard = UIStoryboard(source: NibSource(document: document, bundle: .main))
      let root = try #require(storyboard.controller(withObjectID: "root"))
      root.loadViewIfNeeded()
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 600, height: 600))

      _ = show(root)
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    }
  }

  /// Notes the size that its view has while it is told that it was loaded.
  final class NotingController: UIViewController {
    var sizeAtLoad: CGSize?

    override func viewDidLoad() {
      super.viewDidLoad()
      sizeAtLoad = view.bounds.size
    }
  }

  @Test(
    "in viewDidLoad the view has the document's size, though a window loads it",
    arguments: [nil, "bar", "tab"])
  func sizeAtLoad(container: String?) throws {
    try onDevice("iPhone X") { _ in
      RuntimeRegistry.register("Nibs.NotingController", NotingController.self)
      let text = Self.text.replacingOccurrences(
        of: #"<viewController id="root""#,
        with: #"<viewController customClass="NotingController" customModule="Nibs" id="root""#)
      let document = try Document(data: Data(text.utf8), file: "Main.storyboard")
      let storyboard = UIStoryboard(source: NibSource(document: document, bundle: .main))
      let root = try #require(
        storyboard.controller(withObjectID: "root") as? NotingController)
      switch container {
      case "bar": _ = show(UINavigationController(rootViewController: root))
      case "tab":
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        _ = show(tabs)
      default: _ = show(root)
      }
      #expect(root.sizeAtLoad == CGSize(width: 600, height: 600))
      #expect(root.view.bounds.width == 375)
    }
  }

  @Test("a root view whose document states no size has the screen's")
  func withoutCanvasSize() throws {
    let child = try storyboard().instantiateViewController(withIdentifier: "child")

    #expect(child.view.frame == UIScreen.main.bounds)
  }

  @Test("an embedded controller is a child, and fills its container, before viewDidLoad")
  func embedsChildren() throws {
    let navigation = try storyboard().instantiateInitialViewController() as? UINavigationController
    let root = try #require(navigation?.viewControllers.first)
    let container = try #require(root.view.subviews.first)

    #expect(root.children.count == 1)
    #expect(container.subviews.first === root.children.first?.view)
    #expect(container.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("a show segue pushes its destination")
  func performsSegues() throws {
    let navigation = try storyboard().instantiateInitialViewController() as? UINavigationController
    let root = try #require(navigation?.viewControllers.first)
    root.performSegue(withIdentifier: "next", sender: nil)

    #expect(navigation?.viewControllers.count == 2)
    #expect(navigation?.topViewController?.storyboardIdentifier == "child")
  }

  @Test("a controller made by a creator is decoded like any other")
  func usesCreators() throws {
    let child = try storyboard().instantiateViewController(identifier: "child") { coder in
      UIViewController(coder: coder)
    }

    #expect(child.storyboardIdentifier == "child")
  }

  @Test("a tab's picture may stand in an element of its own")
  func tabPicture() throws {
    let child = try storyboard().instantiateViewController(withIdentifier: "child")
    #expect(child.tabBarItem.title == "Home")
    #expect(child.tabBarItem.image != nil)
  }
}

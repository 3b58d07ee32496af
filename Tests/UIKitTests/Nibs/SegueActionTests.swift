// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Destinations that a segue's source makes (Documentation/InterfaceBuilder.md §12.5).
@MainActor
@Suite("Segue actions", .serialized)
struct SegueActionTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      useAutolayout="YES" useSafeAreas="YES" initialViewController="home">
    <scenes>
    <scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="home" id="home" sceneMemberID="viewController">
    <tableView key="view" id="hv"><prototypes>
    <tableViewCell reuseIdentifier="row" id="rc"><tableViewCellContentView key="contentView" id="cc"/>
    <connections><segue destination="page" kind="show" identifier="row" id="e4"/></connections>
    </tableViewCell></prototypes></tableView>
    <connections>
    <segue destination="page" kind="show" identifier="page" id="e1"
      destinationCreationSelector="makePage:sender:segueIdentifier:"/>
    <segue destination="nav" kind="show" identifier="stack" id="e2"/>
    <segue destination="page" kind="show" identifier="none" id="e3"
      destinationCreationSelector="nobodyHas:"/>
    </connections></viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="page" title="Page" sceneMemberID="viewController">
    <view key="view" id="pv"/></viewController></objects></scene>
    <scene sceneID="s3"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar" contentMode="scaleToFill"/>
    <connections><segue destination="page" kind="relationship" relationship="rootViewController"
      id="r1" destinationCreationSelector="makeRoot:sender:"/></connections>
    </navigationController></objects></scene>
    </scenes></document>
    """

  final class Page: UIViewController {
    var word = ""
    convenience init?(coder: NSCoder, word: String) {
      self.init(coder: coder)
      self.word = word
    }
  }

  final class Home: UIViewController {
    static func describe() {
      let entry = RuntimeRegistry.describe(Home.self)
      entry.method("makePage:sender:segueIdentifier:") { (_: Home, a) in
        (a.values[0] as? NSCoder).flatMap {
          Page(coder: $0, word: "\(a.values[1] ?? "nobody") \(a.values[2] ?? "")")
        }
      }
      entry.method("makeRoot:sender:") { (_: Home, a) in
        (a.values[0] as? NSCoder).flatMap { Page(coder: $0, word: "root \(a.values[1] ?? "")") }
      }
    }
  }

  private func home() throws -> (UINavigationController, Home) {
    Home.describe()
    let document = try Document(data: Data(Self.text.utf8), file: "Main.storyboard")
    let storyboard = UIStoryboard(source: NibSource(document: document, bundle: .main))
    let home = storyboard.instantiateViewController(identifier: "home") { Home(coder: $0) }
    return (UINavigationController(rootViewController: home), home)
  }

  @Test("the source makes the destination with the coder, the sender and the segue's identifier")
  func destination() throws {
    let (stack, home) = try home()
    home.performSegue(withIdentifier: "page", sender: "cell")
    let page = try #require(stack.topViewController as? Page)
    #expect(page.word == "cell page")
    #expect(page.title == "Page")
  }

  @Test("a source without the action lets the scene's own class be made")
  func missingAction() throws {
    let (stack, home) = try home()
    home.performSegue(withIdentifier: "none", sender: nil)
    #expect(stack.topViewController?.title == "Page")
    #expect(!(stack.topViewController is Page))
  }

  @Test("a segue of a row that was never made is performed by its identifier")
  func prototypeSegue() throws {
    let (stack, home) = try home()
    home.performSegue(withIdentifier: "row", sender: nil)
    #expect(stack.topViewController?.title == "Page")
  }

  @Test("the root of a navigation controller is made by the source of the segue that leads there")
  func root() throws {
    try onDevice("iPhone X") { _ in
      let (stack, home) = try home()
      _ = show(stack)
      home.performSegue(withIdentifier: "stack", sender: "row")
      settle()
      // A navigation controller is shown over the stack, which cannot hold it.
      let shown = try #require(stack.presentedViewController as? UINavigationController)
      #expect((shown.viewControllers.first as? Page)?.word == "root row")
      #expect(stack.viewControllers.count == 1)
    }
  }
}

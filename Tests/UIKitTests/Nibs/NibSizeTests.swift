// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/InterfaceBuilder.md: a view has its document's size until the window gives it another.
@MainActor
@Suite("The size of a view that a nib brings")
struct NibSizeTests {
  /// Notes the size that its view has while it is told that it was loaded.
  private final class Page: UIViewController {
    var sizeAtLoad: CGSize?

    override func viewDidLoad() {
      super.viewDidLoad()
      sizeAtLoad = view.bounds.size
    }
  }

  /// A controller's nib, whose canvas is an iPhone 15.
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
    <connections><outlet property="view" destination="v"/></connections></placeholder>
    <view id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    </objects></document>
    """

  @Test(
    "in viewDidLoad the view has the nib's size, though a window or a bar loads it",
    arguments: [false, true])
  func sizeAtLoad(isInStack: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.text.utf8).write(to: folder.appendingPathComponent("Page.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    onDevice("iPhone X") { _ in
      let page = Page(nibName: "Page", bundle: bundle)
      _ = show(isInStack ? UINavigationController(rootViewController: page) : page)
      #expect(page.sizeAtLoad == CGSize(width: 393, height: 852))
      #expect(page.view.bounds.width == 375)
    }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Compiled documents")
struct CompiledDocumentTests {
  /// A view of 120 × 40.
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v1"><rect key="frame" x="0" y="0" width="120" height="40"/></view>
    </objects>
    </document>
    """

  private static let controller = """
    import UIKit

    final class AskingController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let path = Bundle.main.path(forResource: "Badge", ofType: "nib") ?? "missing"
        let data = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
        let made = UINib(data: data, bundle: nil).instantiate(withOwner: nil).first as? UIView
        let story = Bundle.main.url(forResource: "Main", withExtension: "storyboardc")
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 20))
        label.text = "nib \\((path as NSString).lastPathComponent) of \\(made?.frame.width ?? 0), "
          + "story \\(story?.lastPathComponent ?? "missing")"
        view.addSubview(label)
      }
    }
    """

  @Test("an app finds its documents by the names that Xcode's build gives them")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallApp.delegate, to: "App.swift")
    try folder.write(SmallApp.info, to: "Info.plist")
    try folder.write(Self.controller, to: "AskingController.swift")
    try folder.write(
      SmallApp.storyboard(controllerClass: "AskingController"), to: "Main.storyboard")
    try folder.write(Self.xib, to: "Badge.xib")

    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("snug-output/iPhone-X_portrait_L.txt")
    #expect(dump.contains("\"nib Badge.nib of 120.0, story Main.storyboardc\""), "\(dump)")
  }
}

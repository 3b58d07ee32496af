// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/SourceLowering.md §2.3.
@Suite("An app that is called as one of the modules it is built with")
struct ModuleNameTests {
  private static let source =
    SmallApp.delegate(
      showing: "(NSClassFromString(\"Geometry.Page\") as! UIViewController.Type).init()")
      + """
      class Page: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = Geometry.Words().greeting
              view.addSubview(label)
          }
      }

      struct Words { let greeting = "Hello from Geometry" }

      """

  @Test("is built, and finds its classes by their names")
  func name() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "Geometry/App.swift")
    let result = try Snug.run("render", "Geometry", "--format", "text", in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("snug-output/iPhone-X_portrait_L.txt")
    #expect(dump.contains("\"Hello from Geometry\""), "\(dump)")
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/SourceLowering.md §4.8.
@Suite("Observers in extensions of UIKit's classes")
struct CategoryObserverAppTests {
  @Test("they compile and run, once where they set their own property")
  func observers() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "FrontController()") + """
        extension UILabel {
            override open var tag: Int {
                willSet { text = "\\(newValue)" }
                didSet(old) { tag = tag + old + 1 }
            }
            open override var alpha: CGFloat {
                get { super.alpha }
                set { super.alpha = newValue / 2 }
            }
        }

        class FrontController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                label.tag = 7
                label.alpha = 0.5
                label.text = "\\(label.text ?? "none") \\(label.tag) \\(label.alpha)"
                view.addSubview(label)
            }
        }
        """, to: "App/App.swift")
    let built = try Snug.run(["build", "App", "--strict"], in: folder.url)
    #expect(built.exitCode == 0, "\(built.output)\(built.errors)")
    let run = try Snug.run(
      ["render", "App", "--device", "iPhone SE", "--output", "out"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out").path)
    let dump = try #require(files.first { $0.hasSuffix(".txt") })
    #expect(try folder.read("out/\(dump)").contains("\"7 8 0.25\""))
  }
}

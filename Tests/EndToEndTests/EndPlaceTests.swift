// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Check.md §3: the line that ends an app, wherever it is come to.
@Suite("what ends an app has a place")
struct EndPlaceTests {
  private static let app =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: Push())") + """
      class Push: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          for (number, title) in ["Cell", "Frame", "Nil", "Exit"].enumerated() {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 120 + number * 60, width: 200, height: 50)
            button.setTitle(title, for: .normal)
            button.tag = number
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(button)
          }
        }
        @objc func go(_ sender: UIButton) {
          let next = [Cells(), Frames(), Nils(), Exits()][sender.tag]
          navigationController?.pushViewController(next, animated: true)
        }
      }
      class Cells: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "none", for: indexPath)  // cell
        }
      }
      class Frames: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))  // frame
        }
      }
      class Nils: UIViewController {
        var names: [String]?
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "\\((names?.count)!)"  // nil
        }
      }
      class Exits: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          exit(0)  // exit
        }
      }
      """

  private static func line(_ mark: String) -> Int {
    app.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasSuffix("// \(mark)") }! + 1
  }

  @Test("of a screen that exploring comes to: an exception, a silent stop at nil, an exit")
  func explored() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--devices", "iPhone SE", "--orientations", "portrait", "--text-sizes", "L",
        "--locales", "en_US", "--directions", "ltr", "--appearances", "light",
      ], in: folder.url)
    for (mark, words) in [
      ("cell", "unable to dequeue a cell"), ("frame", "CALayerInvalidGeometry"),
      ("nil", "Unexpectedly found nil"), ("exit", "exit code 0"),
    ] {
      let place = "App.swift:\(Self.line(mark)):"
      let lines = result.output.split(separator: "\n").filter { $0.contains(place) }
      #expect(lines.contains { $0.contains(words) }, "\(place) \(words) in \(result.output)")
    }
  }

  @Test("UIKit on another thread is said in words, with the line")
  func otherThread() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "First()") + """
        final class First: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(changed), name: Notification.Name("changed"), object: nil)
            DispatchQueue.global().async {
              NotificationCenter.default.post(name: Notification.Name("changed"), object: nil)
            }
          }
          @objc func changed(_ notification: Notification) { view.backgroundColor = .red }
        }
        """, to: "App/App.swift")
    let result = try Snug.run(
      ["render", "App", "--output", "Out", "--device", "iPhone SE"], in: folder.url)
    #expect(result.errors.contains("UIKit was used off the main thread"), "\(result.errors)")
  }

  /// An app whose launch stops at gaps again and again, so its controllers are shown alone.
  private static let stopped = """
    import MissingKit
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let a: Model = MissingKit.model(); print(a); let b: Model = MissingKit.model(); print(b)
        let c: Model = MissingKit.model(); print(c); let d: Model = MissingKit.model(); print(d)
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.rootViewController = Alone()
        window!.makeKeyAndVisible()
        return true
      }
    }
    final class Model {
      let source: any Sequence<Int>
      init(_ source: [Int]) { self.source = source }
    }
    final class Alone: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        additionalSafeAreaInsets.top = (navigationController?.navigationBar.frame.height)!
      }
    }
    final class Sound: UIViewController {}
    """

  @Test("a controller made alone that stops at nil was not looked at")
  func alone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.stopped, to: "App/App.swift")
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--orientations", "portrait",
        "--text-sizes", "L", "--locales", "en_US", "--directions", "ltr", "--appearances", "light",
      ], in: folder.url)
    #expect(
      result.output.contains(
        "the view controller needs what is given to it before it is shown, and stops at nil"),
      "\(result.output)")
    #expect(!result.output.contains("[crash]"), "\(result.output)")
  }
}

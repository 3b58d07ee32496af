// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Timers of an app")
struct TimerOrderTests {
  @Test("timers that are due at different times run in their order, each at its own")
  func order() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-timers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Timers"), withIntermediateDirectories: true)
    let app = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let label = UILabel()
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let start = Date()
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.rootViewController?.view.addSubview(label)
          window?.makeKeyAndVisible()
          label.text = ""
          self.start = start
          for tenth in [3, 1] {
            let timer = Timer(timeInterval: Double(tenth) / 10, repeats: false) { _ in
              self.note("block \\(tenth)")
            }
            RunLoop.main.add(timer, forMode: .common)
          }
          Timer.scheduledTimer(
            timeInterval: 0.2, target: self, selector: #selector(fire(_:)), userInfo: nil,
            repeats: false)
          perform(#selector(late), with: nil, afterDelay: 0.5)
          return true
        }
        var start = Date()
        func note(_ what: String) {
          label.text! += "\\(what) at \\(Int((-start.timeIntervalSinceNow * 10).rounded())), "
        }
        @objc func fire(_ timer: Timer) { note("selector") }
        @objc func late() { note("late") }
      }
      """
    try Data(app.utf8).write(to: folder.appendingPathComponent("Timers/App.swift"))
    let output = folder.appendingPathComponent("out")
    let result = try Snug.run(
      "render", folder.appendingPathComponent("Timers").path, "--output", output.path, "--format",
      "text")
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try String(
      contentsOf: output.appendingPathComponent("iPhone-X_portrait_L.txt"), encoding: .utf8)
    #expect(
      dump.contains("\"block 1 at 1, selector at 2, block 3 at 3, late at 5, \""), "\(dump)")
  }
}

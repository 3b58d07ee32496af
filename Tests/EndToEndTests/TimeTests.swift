// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@Suite("Virtual time")
struct TimeTests {
  /// An app that notes the seconds since its launch whenever something of it comes due.
  static let app = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = ClockController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    final class ClockController: UIViewController {
        private let label = UILabel()
        private let start = Date()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            note(ISO8601DateFormatter().string(from: start))
            note("picker " + ISO8601DateFormatter().string(from: UIDatePicker().date))
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.note("block") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.note("never") }
            Timer.scheduledTimer(withTimeInterval: 0.75, repeats: true) { timer in
                self.note("timer")
                if -self.start.timeIntervalSinceNow > 1 { timer.invalidate() }
            }
            Task {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                self.note("task")
            }
            DispatchQueue.global().async {
                let sum = (0..<3_000_000).reduce(0, &+)
                DispatchQueue.main.async { self.note("computed \\(sum > 0)") }
                Thread.sleep(forTimeInterval: 2.5)
                DispatchQueue.main.async { self.note("slept") }
            }
        }

        private func note(_ event: String) {
            let seconds = abs(start.timeIntervalSinceNow)
            label.text = (label.text ?? "") + String(format: "%@ %.2f, ", event, seconds)
        }
    }
    """

  /// A thread holds the lock for longer than a slice of the main thread's wait, and signals once.
  @Test("a signal that comes between two slices of a wait ends it")
  func signals() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "WaitingController()") + """
        final class WaitingController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let condition = NSCondition()
            condition.lock()
            DispatchQueue.global().async {
              condition.lock()
              let sum = (0..<3_000_000).reduce(0, &+)
              if sum > 0 { condition.signal() }
              condition.unlock()
            }
            condition.wait()
            condition.unlock()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            label.text = "woken"
            view.addSubview(label)
          }
        }
        """, to: "App.swift")

    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try folder.read("snug-output/iPhone-X_portrait_L.txt").contains("woken"))
  }

  @Test("timers, delayed blocks, tasks and sleeping threads end in the order of their times")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App.swift")

    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("snug-output/iPhone-X_portrait_L.txt")
    #expect(
      dump.contains(
        "\"2025-09-09T09:41:00Z 0.00, picker 2025-09-09T09:41:00Z 0.00, computed true 0.00, timer 0.75, "
          + "task 1.00, timer 1.50, block 2.00, slept 2.50, \""), "\(dump)")
  }
}

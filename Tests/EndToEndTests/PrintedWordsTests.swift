// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("What a drawn app prints")
struct PrintedWordsTests {
  @Test("is shown with --verbose alone")
  func printed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("opened the window")
          window = UIWindow()
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """, to: "App/App.swift")
    let usual = try Snug.run("render", "App", in: folder.url)
    #expect(usual.exitCode == 0, "\(usual.errors)")
    #expect(!(usual.output + usual.errors).contains("opened the window"))

    let verbose = try Snug.run("render", "App", "--verbose", in: folder.url)
    #expect(verbose.errors.contains("opened the window\n"), "\(verbose.errors)")
    #expect(!verbose.output.contains("opened"))
  }
}

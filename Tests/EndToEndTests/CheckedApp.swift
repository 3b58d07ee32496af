// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Sources of small apps that `snug check` is run on.
enum CheckedApp {
  private static let start = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = FeedController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    """

  /// A label of one line in a column of 120 points; it is declared in line 18, and breaks off in every
  /// configuration: its text is some 500 points long.
  static let narrow =
    start + """
      class FeedController: UIViewController {
          let headline = UILabel()

          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .systemBackground
              headline.text = "A headline that needs more than one line of the narrow column it has"
              headline.font = .preferredFont(forTextStyle: .body)
              headline.adjustsFontForContentSizeCategory = true
              headline.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(headline)
              let area = view.safeAreaLayoutGuide
              NSLayoutConstraint.activate([
                  headline.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
                  headline.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
                  headline.widthAnchor.constraint(equalToConstant: 120),
              ])
          }
      }

      """

  /// The same without the fault: as many lines as the text needs, in all of the width.
  static let sound =
    narrow
    .replacingOccurrences(
      of: "super.viewDidLoad()\n", with: "super.viewDidLoad()\n        headline.numberOfLines = 0\n"
    )
    .replacingOccurrences(
      of: "headline.widthAnchor.constraint(equalToConstant: 120)",
      with: "headline.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16)")

  /// The label of ``narrow``; stops in landscape, and does not come to rest upright at AX5.
  static let dying =
    narrow + """
      extension FeedController {
          override func viewDidLayoutSubviews() {
              let size = traitCollection.preferredContentSizeCategory
              precondition(view.bounds.width < view.bounds.height, "there is no landscape")
              while size == .accessibilityExtraExtraExtraLarge {}
          }
      }

      """
}

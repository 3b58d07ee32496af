// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Tab bars on screens that were pushed (Documentation/Exploration.md §4.4).
@Suite("Exploring tabs behind a back button")
struct PushedTabsTests {
  private static let source =
    SmallApp.delegate(showing: "Root()") + """
      class FirstController: UIViewController {}
      class SecondController: UIViewController {}
      class OtherController: UIViewController {}

      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [
                  UINavigationController(rootViewController: HomeController()), OtherController(),
              ]
          }
      }

      class HomeController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton(type: .system)
              button.setTitle("Both", for: .normal)
              button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
              button.addAction(UIAction { [weak self] _ in
                  let tabs = UITabBarController()
                  tabs.viewControllers = [FirstController(), SecondController()]
                  self?.navigationController?.pushViewController(tabs, animated: false)
              }, for: .touchUpInside)
              view.addSubview(button)
          }
      }

      """

  @Test("shows what each of them holds")
  func pushed() throws { try ExploredApp.expectAll(5, of: Self.source) }
}

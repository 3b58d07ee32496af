// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/Exploration.md §3.1.
@Suite("Exploring by switches, values and pulling")
struct ExploredValuesTests {
  /// Each control leads to a controller of its own, and so does refreshing the list below them.
  private static let source =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: HomeController())") + """
      class SwitchController: UIViewController {}
      class SliderController: UIViewController {}
      class StepperController: UIViewController {}
      class SegmentController: UIViewController {}
      class PulledController: UIViewController {}

      class HomeController: UIViewController, UITableViewDataSource {
          let refresh = UIRefreshControl()
          override func viewDidLoad() {
              super.viewDidLoad()
              let segments = UISegmentedControl(items: ["One", "Two"])
              segments.selectedSegmentIndex = 0
              add(UISwitch(), 100) { SwitchController() }
              add(UISlider(), 150) { SliderController() }
              add(UIStepper(), 200) { StepperController() }
              add(segments, 250) { SegmentController() }
              let table = UITableView(frame: CGRect(x: 0, y: 310, width: 320, height: 200))
              table.dataSource = self
              table.allowsSelection = false
              table.refreshControl = refresh
              view.addSubview(table)
              refresh.addAction(UIAction { [weak self] _ in
                  self?.refresh.endRefreshing()
                  self?.open(PulledController())
              }, for: .valueChanged)
          }
          func add(_ control: UIControl, _ y: CGFloat, _ next: @escaping () -> UIViewController) {
              control.frame.origin = CGPoint(x: 20, y: y)
              if control is UISlider { control.frame.size = CGSize(width: 200, height: 34) }
              control.addAction(UIAction { [weak self] _ in self?.open(next()) }, for: .valueChanged)
              view.addSubview(control)
          }
          func open(_ controller: UIViewController) {
              navigationController?.pushViewController(controller, animated: false)
          }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Row \\(path.row)"
              return cell
          }
      }

      """

  @Test("each leads to its screen")
  func reached() throws { try ExploredApp.expectAll(6, of: Self.source) }

  @Test("--quiet keeps what is found and says nothing of the way there")
  func quiet() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "UIViewController()"), to: "App/App.swift")
    let result = try Snug.run(["check", "App", "--quiet"] + Snug.onePhone, in: folder.url)
    #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
    #expect(result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("App: 1 screen, 1 look: nothing found"), "\(result.output)")
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/Exploration.md §3.1.
@Suite("Exploring behind a search bar that is folded away")
struct FoldedSearchTests {
  /// Only who searches comes to the results, and to what they lead to.
  private static let source =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: PlantsController())")
      + """
      class PlantsController: UITableViewController, UISearchResultsUpdating {
          let results = ResultsController()
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Plants"
              tableView.allowsSelection = false
              let search = UISearchController(searchResultsController: results)
              search.searchResultsUpdater = self
              navigationItem.searchController = search
          }
          func updateSearchResults(for search: UISearchController) {}
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          override func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Plant \\(path.row)"
              return cell
          }
      }
      class ResultsController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton(type: .system)
              button.setTitle("Best", for: .normal)
              button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
              button.addAction(UIAction { [weak self] _ in
                  self?.present(BestController(), animated: false)
              }, for: .touchUpInside)
              view.addSubview(button)
          }
      }
      class BestController: UIViewController {}

      """

  @Test("pulls the list down, searches, and goes on from the results")
  func reached() throws { try ExploredApp.expectAll(3, of: Self.source) }
}

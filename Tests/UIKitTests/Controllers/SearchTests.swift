// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// A search that is in use (Documentation/Containers.md §1.11).
@MainActor
@Suite("Active search")
struct SearchTests {
  final class Finder: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      heard.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      heard.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      heard.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      heard.append("didDismiss")
    }
  }

  private func shown(
    results: UIViewController? = nil, _ body: (UISearchController, Finder, UIWindow) -> Void
  ) {
    onDevice("iPhone X") { _ in
      let finder = Finder()
      let search = UISearchController(searchResultsController: results)
      search.searchResultsUpdater = finder
      search.delegate = finder
      finder.navigationItem.searchController = search
      finder.navigationItem.hidesSearchBarWhenScrolling = false
      let window = show(UINavigationController(rootViewController: finder))
      body(search, finder, window)
    }
  }

  final class OwnBarSearch: UISearchController {
    let ownBar = UISearchBar()
    override var searchBar: UISearchBar { ownBar }
  }

  @Test("a subclass gives another search bar, and what happens in it is heard")
  func anotherBar() {
    onDevice("iPhone X") { _ in
      let finder = Finder()
      let search = OwnBarSearch(searchResultsController: nil)
      search.searchResultsUpdater = finder
      finder.navigationItem.searchController = search
      finder.navigationItem.hidesSearchBarWhenScrolling = false
      show(UINavigationController(rootViewController: finder))
      #expect(search.ownBar.window != nil)
      search.ownBar.text = "pear"
      search.isActive = true
      #expect(finder.heard == ["update pear"])
      search.ownBar.observer?(.cancel)
      #expect(!search.isActive)
    }
  }

  private func finish() {
    Runtime.current.advance(to: Runtime.current.now + 2)
    settle()
  }

  @Test("from right to left the glass stands at the right and the text ends before it")
  func mirroredField() throws {
    try onFreshScreenThrowing {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
      bar.semanticContentAttribute = .forceRightToLeft
      bar.searchTextField.semanticContentAttribute = .forceRightToLeft
      bar.layoutIfNeeded()
      let field = bar.searchTextField
      field.layoutIfNeeded()
      let glass = try #require(field.leftView)
      #expect(glass.frame.maxX == field.bounds.maxX)
      let text = field.textRect(forBounds: field.bounds)
      #expect(text.minX == 0 && text.maxX == glass.frame.minX)
    }
  }

  @Test("a tap into the bar begins, typing updates, cancelling empties and ends")
  func course() {
    shown { search, finder, window in
      let field = search.searchBar.searchTextField
      TouchDriver.tap(
        at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: window),
        in: window)
      finish()
      #expect(search.isActive && field.isFirstResponder)
      #expect(search.searchBar.showsCancelButton)
      #expect(finder.heard.prefix(3) == ["willPresent", "update ", "didPresent"])
      finder.heard = []

      KeyDriver.type("ab")
      finish()
      #expect(finder.heard == ["update a", "update ab"])
      finder.heard = []

      search.isActive = false
      finish()
      #expect(!search.isActive && !field.isFirstResponder)
      #expect(search.searchBar.text == "" && !search.searchBar.showsCancelButton)
      #expect(finder.heard.first == "willDismiss" && finder.heard.last == "didDismiss")
    }
  }

  @Test("a bar's delegate hears of typing and may refuse it")
  func delegate() {
    final class Listener: NSObject, UISearchBarDelegate {
      var heard: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        heard.append("text \(searchText)")
      }
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "!" }
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        heard.append("should begin")
        return true
      }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    }
    onDevice("iPhone 8") { _ in
      let listener = Listener()
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
      bar.delegate = listener
      let controller = UIViewController()
      _ = show(controller)
      controller.view.addSubview(bar)

      bar.becomeFirstResponder()
      KeyDriver.type("a!b\u{8}\n")
      bar.resignFirstResponder()

      #expect(
        listener.heard == [
          "should begin", "began", "text a", "text ab", "text a", "search", "ended",
        ])
    }
  }

  @Test("the bar's title goes while a search is on, and what is below takes its room")
  func room() {
    shown { search, finder, _ in
      // 44 for the sensor housing, 44 for the bar and 52 for the search bar below it.
      #expect(finder.view.safeAreaInsets.top == 140)
      search.isActive = true
      finish()
      #expect(finder.view.safeAreaInsets.top == 96)
      search.isActive = false
      finish()
      #expect(finder.view.safeAreaInsets.top == 140)

      search.hidesNavigationBarDuringPresentation = false
      search.isActive = true
      finish()
      #expect(finder.view.safeAreaInsets.top == 140)
    }
  }

  @Test("results lie over the searched view while there is a text, and no longer")
  func results() {
    let results = UIViewController()
    shown(results: results) { search, finder, window in
      search.isActive = true
      finish()
      #expect(results.viewIfLoaded?.window == nil)
      search.searchBar.searchTextField.becomeFirstResponder()
      KeyDriver.type("a")
      finish()
      #expect(results.view.window === window)
      #expect(results.view.bounds.size == finder.view.bounds.size)
      KeyDriver.type("\u{8}")
      finish()
      #expect(results.viewIfLoaded?.window == nil)
    }
  }

  @Test("scopes show while the search is active, and always where an app shows them")
  func scopes() {
    for isShown in [false, true] {
      shown { search, finder, window in
        let bar = search.searchBar
        bar.scopeButtonTitles = ["All", "New"]
        if isShown { bar.showsScopeBar = true }
        settle()
        let before = finder.navigationController?.navigationBar.frame.height ?? 0
        #expect(before == (isShown ? 142 : 96))
        #expect((bar.scopeBar != nil) == isShown)

        search.isActive = true
        finish()
        #expect(bar.scopeBar?.frame.height == 32)
        #expect(bar.scopeBar.map { $0.frame.minY > bar.searchTextField.frame.maxY } == true)
        bar.scopeBar?.selectedSegmentIndex = 1
        bar.scopeBar?.sendActions(for: .valueChanged)
        #expect(bar.selectedScopeButtonIndex == 1)

        search.isActive = false
        finish()
        #expect((bar.scopeBar != nil) == isShown)
      }
    }
  }

  @Test("a bar keeps a background for each position and metrics; `backgroundImage` is that of any")
  func backgrounds() {
    onDevice("iPhone X") { _ in
      let (first, second) = (UIImage(), UIImage())
      let bar = UISearchBar()
      bar.setBackgroundImage(first, for: .any, barMetrics: .default)
      bar.setBackgroundImage(second, for: .top, barMetrics: .compact)

      #expect(bar.backgroundImage === first)
      #expect(bar.backgroundImage(for: .any, barMetrics: .default) === first)
      #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === second)
      #expect(bar.backgroundImage(for: .bottom, barMetrics: .compact) == nil)
    }
  }
}

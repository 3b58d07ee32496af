// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Shows a search bar and, while it is used, the results.
///
/// The results' view lies over the searched controller's. Documentation/Containers.md §1.11.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? { didSet { follow() } }
  open weak var delegate: (any UISearchControllerDelegate)? { didSet { follow() } }
  /// A subclass may have another one: it is followed once the app or a bar has set the controller up.
  open var searchBar: UISearchBar { ownSearchBar }
  private lazy var ownSearchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.placeholder = SystemWord.search.localized
    follow(bar)
    return bar
  }()
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false { didSet { resultsMayShow() } }
  open var scopeBarActivation: ScopeBarActivation = .automatic
  open var searchSuggestions: [any UISearchSuggestion]?
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// Hosts the search bar; set while the item is on top.
  weak var host: UINavigationController? { didSet { follow() } }
  private var active = false
  /// Whether the controller, and not the app, shows or hides the scope bar now.
  private var showsScopesItself = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows its results in the searched controller, as `init(searchResultsController: nil)`.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Hears what happens in the search bar, which need not be the controller's own.
  private func follow() { follow(searchBar) }

  private func follow(_ bar: UISearchBar) {
    if bar.observer == nil { bar.observer = { [weak self] event in self?.searchBar(did: event) } }
  }

  open var isActive: Bool {
    get { active }
    set { if active != newValue { setActive(newValue) } }
  }

  private func searchBar(did event: UISearchBar.Event) {
    switch event {
    case .beginEditing:
      if active { update() } else { isActive = true }
    case .changeText: if active { update() }
    case .cancel: isActive = false
    case .toggleScopes:
      // An app that shows or hides the scope bar does so from then on.
      if !showsScopesItself { automaticallyShowsScopeBar = false }
      host?.viewIfLoaded?.setNeedsLayout()
    case .endEditing: break
    }
  }

  private func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    resultsMayShow()
  }

  private func setActive(_ isActive: Bool) {
    optionalCall(on: delegate) {
      if isActive {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
      }
    }
    active = isActive
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
    showScopes(isActive)
    if !isActive {
      searchBar.observer = nil
      searchBar.text = ""
      searchBar.observer = { [weak self] event in self?.searchBar(did: event) }
      searchBar.resignFirstResponder()
    }
    host?.searchDidChange(self)
    update()
    Runtime.current.perform(after: 0) { [self] in
      optionalCall(on: delegate) {
        if isActive {
          delegate?.didPresentSearchController(self)
        } else {
          delegate?.didDismissSearchController(self)
        }
      }
    }
  }

  /// Scopes show while the search is active, unless the app says otherwise.
  private func showScopes(_ isActive: Bool) {
    guard automaticallyShowsScopeBar, scopeBarActivation != .manual else { return }
    showsScopesItself = true
    searchBar.showsScopeBar = isActive
    showsScopesItself = false
  }

  /// Results show while there is text to search for, unless the app says otherwise.
  private func resultsMayShow() {
    guard let results = searchResultsController else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    let shows =
      active
      && (automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController)
    if shows, results.viewIfLoaded?.superview == nil, let host, let root = host.viewIfLoaded {
      host.addChild(results)
      results.view.frame = root.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      results.beginAppearance(true)
      root.insertSubview(results.view, belowSubview: host.navigationBar)
      results.isAppearing()
      results.didMove(toParent: host)
      Runtime.current.afterNextLayout { results.endAppearance() }
    } else if !shows, results.parent != nil, results.viewIfLoaded?.superview != nil {
      results.willMove(toParent: nil)
      results.beginAppearance(false)
      results.view.removeFromSuperview()
      results.endAppearance()
      results.removeFromParent()
    }
  }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  // @objc(updateSearchResultsForSearchController:)
  func updateSearchResults(for searchController: UISearchController)
}

/// What a search controller tells; every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  // @objc optional
  func willPresentSearchController(_ searchController: UISearchController)
  // @objc optional
  func didPresentSearchController(_ searchController: UISearchController)
  // @objc optional
  func willDismissSearchController(_ searchController: UISearchController)
  // @objc optional
  func didDismissSearchController(_ searchController: UISearchController)
  // @objc optional
  func presentSearchController(_ searchController: UISearchController)
}

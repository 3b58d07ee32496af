// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Would show a bar to search a view's text with; no bar is shown here, so nothing is found.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  public weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  public var activeFindSession: UIFindSession? { nil }
  public var isFindNavigatorVisible: Bool { false }

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// One of a view that searches itself.
  override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
  open func updateResultCount() {}
}

/// A search that is under way; apps have their own below it.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var supportsReplacement: Bool { false }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// What is told of the results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal, total, none
  }

  public override init() { super.init() }

  open func invalidateFoundResults() {}
}

/// A search in what an app offers to be searched; nothing is asked for here.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  /// Not owned.
  open private(set) weak var searchableObject: AnyObject?

  /// - Parameter searchableObject: What holds the text, in UIKit a `UITextSearching`.
  public init(searchableObject: AnyObject) {
    self.searchableObject = searchableObject
    super.init()
  }
}

@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  // @objc(findInteraction:sessionForView:)
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  // @objc(findInteraction:didBeginFindSession:) optional
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  // @objc(findInteraction:didEndFindSession:) optional
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

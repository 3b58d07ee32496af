// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a search offers to search for. Kept by the search controller; no list of them is shown.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

/// A suggestion of a text, with a description and a picture where there are some.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedAttributedSuggestion: NSAttributedString?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: suggestion),
      localizedDescription: description, iconImage: iconImage)
  }
}

extension UISearchTextField {
  /// Suggestions are kept and not shown here; a search controller shows its own.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept() }
    set { keep(newValue) }
  }
}

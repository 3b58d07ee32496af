// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One entry of `connections` or `gestureRecognizers`; see Documentation/InterfaceBuilder.md §6.
package struct Connection: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case outlet(property: String)
    case outletCollection(property: String)
    /// `event` is the document's word (`touchUpInside`); gestures and bar items have none.
    case action(selector: String, event: String?)
    case segue(SegueValue)
  }

  package var kind: Kind
  /// The id at the other end. `-1` is File's Owner, `-2` the first responder.
  package var destination: String
  package var id: String?
  package var location: Location

  /// Nil for an entry that is no connection.
  package init?(_ element: Element) {
    let property = element["property"] ?? ""
    switch element.name {
    case "outlet": kind = .outlet(property: property)
    case "outletCollection": kind = .outletCollection(property: property)
    case "action":
      kind = .action(selector: element["selector"] ?? "", event: element["eventType"])
    case "segue": kind = .segue(SegueValue(element))
    default: return nil
    }
    destination = element["destination"] ?? ""
    id = element.id
    location = element.location
  }
}

/// A segue as a document writes it.
package struct SegueValue: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case relationship(String)
    case embed, show, showDetail, presentation, popoverPresentation, push, modal, replace, unwind
    case custom(className: String?)
  }

  package var kind: Kind
  package var identifier: String?
  package var customClass: String?
  package var customModule: String?
  package var modalPresentationStyle: String?
  package var modalTransitionStyle: String?
  /// The selector that an unwind segue looks for.
  package var unwindAction: String?
  /// The selector of the `@IBSegueAction` that makes the destination.
  package var creationAction: String?
  package var animates: Bool
  /// The view or bar button item that a popover points at, by object id.
  package var popoverAnchor: String?

  init(_ element: Element) {
    identifier = element["identifier"]
    customClass = element["customClass"]
    customModule = element["customModule"]
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    unwindAction = element["unwindAction"]
    creationAction = element["destinationCreationSelector"]
    animates = element.boolean("animates", default: true)
    popoverAnchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    kind =
      switch element["kind"] ?? "show" {
      case "relationship": .relationship(element["relationship"] ?? "")
      case "embed": .embed
      case "showDetail": .showDetail
      case "presentation": .presentation
      case "popoverPresentation", "popover": .popoverPresentation
      case "push": .push
      case "modal": .modal
      case "replace": .replace
      case "unwind": .unwind
      case "custom": .custom(className: element["customClass"])
      default: .show
      }
  }
}

extension Element {
  /// Outlets, collections, actions and segues, in document order.
  package var connections: [Connection] {
    items(of: "connections").compactMap { Connection($0) }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// View controllers, and what comes with them before their views.
extension NibCoder {
  func decode(_ controller: UIViewController) {
    controller.storyboard = loader.storyboard
    controller.storyboardIdentifier = element["storyboardIdentifier"]
    if let title = element["title"] { controller.title = title }
    controller.restorationIdentifier = restorationIdentifier
    if let flag = element.boolean("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = flag
    }
    if let flag = element.boolean("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let flag = element.boolean("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let flag = element.boolean("definesPresentationContext") {
      controller.definesPresentationContext = flag
    }
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = NibCoder.edges(edges)
    }
    if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
    decodeModes(of: controller)
    if let split = controller as? UISplitViewController { decodeColumns(of: split) }
    decodeBars(of: controller)
    decodeSpecial(controller)
  }

  private var restorationIdentifier: String? {
    element.boolean("useStoryboardIdentifierAsRestorationIdentifier", default: false)
      ? element["storyboardIdentifier"] : element["restorationIdentifier"]
  }

  private static func edges(_ element: Element) -> UIRectEdge {
    var edges: UIRectEdge = []
    if element.boolean("top", default: false) { edges.insert(.top) }
    if element.boolean("left", default: false) { edges.insert(.left) }
    if element.boolean("bottom", default: false) { edges.insert(.bottom) }
    if element.boolean("right", default: false) { edges.insert(.right) }
    return edges
  }

  private func decodeColumns(of split: UISplitViewController) {
    switch element["style"] {
    case "doubleColumn": split.style = .doubleColumn
    case "tripleColumn": split.style = .tripleColumn
    // Documents that also serve systems before iOS 14, which know no columns.
    default:
      if element.boolean("allowDoubleColumnStyle", default: false) { split.style = .doubleColumn }
    }
    switch element["preferredDisplayMode"] {
    case "secondaryOnly", "primaryHidden": split.preferredDisplayMode = .secondaryOnly
    case "oneBesideSecondary", "allVisible": split.preferredDisplayMode = .oneBesideSecondary
    case "oneOverSecondary", "primaryOverlay": split.preferredDisplayMode = .oneOverSecondary
    case "twoBesideSecondary", "twoBeside": split.preferredDisplayMode = .twoBesideSecondary
    case "twoOverSecondary", "twoOver": split.preferredDisplayMode = .twoOverSecondary
    case "twoDisplaceSecondary", "twoDisplace": split.preferredDisplayMode = .twoDisplaceSecondary
    default: break
    }
  }

  private func decodeModes(of controller: UIViewController) {
    switch element["modalPresentationStyle"] {
    case "fullScreen": controller.modalPresentationStyle = .fullScreen
    case "pageSheet": controller.modalPresentationStyle = .pageSheet
    case "formSheet": controller.modalPresentationStyle = .formSheet
    case "currentContext": controller.modalPresentationStyle = .currentContext
    case "custom": controller.modalPresentationStyle = .custom
    case "overFullScreen": controller.modalPresentationStyle = .overFullScreen
    case "overCurrentContext": controller.modalPresentationStyle = .overCurrentContext
    case "popover": controller.modalPresentationStyle = .popover
    default: break
    }
    switch element["modalTransitionStyle"] {
    case "flipHorizontal": controller.modalTransitionStyle = .flipHorizontal
    case "crossDissolve": controller.modalTransitionStyle = .crossDissolve
    case "partialCurl": controller.modalTransitionStyle = .partialCurl
    default: break
    }
  }
}

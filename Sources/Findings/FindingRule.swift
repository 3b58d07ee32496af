// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is to be said about a kind of finding whatever the app: the text of rules in reports.
package struct FindingRule: Hashable, Sendable {
  /// A few words, such as `Text cut or truncated`.
  package var title: String
  package var severity: Severity
  /// Why it matters, in a sentence or two.
  package var meaning: String
  /// What usually cures it.
  package var cure: String
}

extension FindingKind {
  package var rule: FindingRule {
    switch self {
    case .unsatisfiableConstraints: .unsatisfiableConstraints
    case .ambiguousLayout: .ambiguousLayout
    case .brokenChain: .brokenChain
    case .leftRightConstraint: .leftRightConstraint
    case .fixedHeightAroundText: .fixedHeightAroundText
    case .largeNumber: .largeNumber
    case .refusedNumber: .refusedNumber
    case .truncatedText: .truncatedText
    case .textWithoutRoom: .textWithoutRoom
    case .clippedContent: .clippedContent
    case .overflowingContent: .overflowingContent
    case .outsideSafeArea: .outsideSafeArea
    case .overlappingViews: .overlappingViews
    case .emptyScreen: .emptyScreen
    case .missingImage: .missingImage
    case .unusableResource: .unusableResource
    case .itemWiderThanList: .itemWiderThanList
    case .zeroHeightFallback: .zeroHeightFallback
    case .sizeDoesNotSettle: .sizeDoesNotSettle
    case .staleSize: .staleSize
    case .wrongEstimate: .wrongEstimate
    case .tallerThanContent: .tallerThanContent
    case .ignoresDynamicType: .ignoresDynamicType
    case .smallHitTarget: .smallHitTarget
    case .missingAccessibilityLabel: .missingAccessibilityLabel
    case .lowContrast: .lowContrast
    case .labelRepeatsRole: .labelRepeatsRole
    case .duplicateAccessibilityLabel: .duplicateAccessibilityLabel
    case .coveredElement: .coveredElement
    case .readingOrder: .readingOrder
    case .repeatedLayout: .repeatedLayout
    case .crash: .crash
    case .hang: .hang
    case .memory: .memory
    case .network: .network
    case .leftOut: .leftOut
    case .pictureChanged: .pictureChanged
    case .layoutChanged: .layoutChanged
    }
  }

  /// Kinds that may have one cause share a family: what is too narrow cuts texts and clips the rest.
  var family: String {
    switch self {
    case .truncatedText, .clippedContent: "cut"
    default: rawValue
    }
  }

  /// Whether what tells two findings of one view apart is the side only.
  var hasSides: Bool { self == .outsideSafeArea || self == .clippedContent }

  /// Whether the first of a finding's numbers is worse when it is smaller, as a contrast is.
  package var isWorseWhenSmaller: Bool {
    // Of a conflict told with several sets of constraints the smallest says most.
    [.lowContrast, .smallHitTarget, .unsatisfiableConstraints].contains(self)
  }
}

extension FindingRule {
  // MARK: Constraints

  static let unsatisfiableConstraints = FindingRule(
    title: "Constraints exclude each other", severity: .warning,
    meaning: "No layout keeps all of these required constraints, so one of them is broken and "
      + "the view is not where the code says.",
    cure: "Remove one of the constraints, or give one a priority below 1000.")

  static let ambiguousLayout = FindingRule(
    title: "Layout is ambiguous", severity: .warning,
    meaning: "The constraints leave the place or the size of the view open; where it lands "
      + "depends on chance and may change with the next system.",
    cure: "Add the missing constraint along the axis named.")

  static let brokenChain = FindingRule(
    title: "Constraints do not reach through the cell", severity: .warning,
    meaning: "A self-sizing cell is as tall as the chain of constraints from its top to its "
      + "bottom says. Where the chain is broken its height ignores its content.",
    cure: "Tie the named view to the edge or the neighbour that the chain stops before.")

  static let leftRightConstraint = FindingRule(
    title: "Left or right where leading or trailing was meant", severity: .note,
    meaning: "A constraint to left or right does not turn around in Arabic, Hebrew and other "
      + "languages written from right to left.",
    cure: "Use the leading and trailing anchors or attributes.")

  static let fixedHeightAroundText = FindingRule(
    title: "Fixed height around scalable text", severity: .error,
    meaning: "Text grows with the reader's text size; a view of fixed height around it does "
      + "not, and cuts it.",
    cure: "Let the text decide the height: remove the constant, or make it a least height.")

  static let largeNumber = FindingRule(
    title: "A length beyond all layouts", severity: .warning,
    meaning: "A length of infinity, or of more than 1e9 points, cannot be laid out to the pixel; "
      + "what comes of it on a device is undefined.",
    cure: "Give a length that a screen has; look for a division by zero or a missing limit.")

  static let refusedNumber = FindingRule(
    title: "UIKit refuses a number", severity: .error,
    meaning: "A phone's app ends here, with an exception; the check went on without the number.",
    cure: "Look for a division by zero, and for lengths that were never set.")

  // MARK: What is seen

  static let truncatedText = FindingRule(
    title: "Text cut or truncated", severity: .warning,
    meaning: "The label has less room than its text needs, so people cannot read it to its "
      + "end.",
    cure: "Allow more lines (numberOfLines = 0), free the height, or raise the compression "
      + "resistance.")

  static let clippedContent = FindingRule(
    title: "Content clipped by an ancestor", severity: .error,
    meaning: "A view that clips to its bounds cuts off a part of the text or image within.",
    cure: "Constrain the content to the clipping view, or let that view grow with it.")

  static let outsideSafeArea = FindingRule(
    title: "Content outside the safe area or under a bar", severity: .warning,
    meaning: "The sensor housing, the home indicator, rounded corners or a bar cover it.",
    cure: "Constrain it to safeAreaLayoutGuide in place of the view's own edges.")

  static let overlappingViews = FindingRule(
    title: "Sibling views overlap", severity: .warning,
    meaning: "One view covers content of a view beside it.",
    cure: "Constrain the one to begin where the other ends, or put both into a stack view.")

  static let textWithoutRoom = FindingRule(
    title: "Text without any room", severity: .error,
    meaning: "The label has a text and no width or no height, so nothing of it is seen.",
    cure: "Let the label take its natural size: look at what squeezes it to nothing.")

  static let overflowingContent = FindingRule(
    title: "Text leaves its box", severity: .warning,
    meaning: "A box with a background or a border has a fixed size, and the text in it needs more; "
      + "the text is drawn over the box's edge.",
    cure: "Let the box grow with its text: drop the fixed size and tie all edges of the text to it."
  )

  static let missingImage = FindingRule(
    title: "An image is missing", severity: .warning,
    meaning: "The app asks for an image by name, and it has none of that name.",
    cure: "Add the image to the asset catalog, or mend the name.")

  static let unusableResource = FindingRule(
    title: "A font or an image cannot be shown", severity: .warning,
    meaning:
      "The app names a font file that it does not have, a font cannot be read, or an image is too "
      + "large for a phone's memory.",
    cure: "Add the file to the target's resources, mend its name in Info.plist, or save it anew.")

  // MARK: Lists

  static let itemWiderThanList = FindingRule(
    title: "Item wider than its list", severity: .warning,
    meaning: "An item does not fit between the insets of its list; flow layout's behaviour is "
      + "undefined then.",
    cure: "Limit the item to the width between the insets, again after each rotation.")

  static let zeroHeightFallback = FindingRule(
    title: "Height could not be found", severity: .warning,
    meaning: "The content gives no height, so the list falls back to its standard row height.",
    cure: "Constrain the content of the cell from top to bottom.")

  static let sizeDoesNotSettle = FindingRule(
    title: "Self-sizing does not settle", severity: .warning,
    meaning: "The cell answers with another size each time it is asked; the list gives up "
      + "after some rounds.",
    cure: "Make the preferred size depend on content and width only.")

  static let staleSize = FindingRule(
    title: "Size is stale after a change", severity: .warning,
    meaning: "The width or the text size changed and the item kept the size it was measured "
      + "with before.",
    cure: "Invalidate the layout, and reset caches of sizes, when bounds or traits change.")

  static let wrongEstimate = FindingRule(
    title: "Estimate is far from the truth", severity: .note,
    meaning: "Estimates far from the sizes measured make the scroll indicator jump and cost "
      + "measuring too many or too few items.",
    cure: "Set the estimate to the value given.")

  static let tallerThanContent = FindingRule(
    title: "Taller than its content", severity: .warning,
    meaning: "The row or shelf keeps more height than its content needs; the rest is empty.",
    cure: "Take the height from the content in place of a constant or a stale measurement.")

  // MARK: Accessibility and cost

  static let ignoresDynamicType = FindingRule(
    title: "Text ignores Dynamic Type", severity: .note,
    meaning: "The text stays as small as it is when readers choose a larger text size.",
    cure: "Use preferredFont(forTextStyle:) or UIFontMetrics, and "
      + "adjustsFontForContentSizeCategory.")

  static let smallHitTarget = FindingRule(
    title: "Hit target under 44 pt", severity: .warning,
    meaning: "Targets smaller than 44 × 44 points are easily missed.",
    cure: "Make the control at least 44 points wide and high, or widen the area that answers "
      + "point(inside:with:).")

  static let missingAccessibilityLabel = FindingRule(
    title: "No accessibility label", severity: .warning,
    meaning: "VoiceOver cannot say what the control does.",
    cure: "Set accessibilityLabel to the name of the action.")

  static let lowContrast = FindingRule(
    title: "Contrast under 4.5 : 1", severity: .warning,
    meaning: "Text that differs little from what is behind it is hard to read (WCAG 2.1, "
      + "1.4.3).",
    cure: "Darken or lighten one of the two colours; use label colours that follow the "
      + "appearance.")

  static let repeatedLayout = FindingRule(
    title: "Layout work is repeated without need", severity: .note,
    meaning: "Views are laid out or measured again although nothing changed; scrolling "
      + "becomes less smooth.",
    cure: "Do not mark layout as needed inside of layout, and keep what was measured.")

  // MARK: Runs and goldens

  static let crash = FindingRule(
    title: "The app stops", severity: .error,
    meaning: "The app traps or throws in this configuration.",
    cure: "See the message; the place is where the app was.")

  static let hang = FindingRule(
    title: "The app hangs", severity: .error,
    meaning: "The main thread did not come back within the time limit.",
    cure: "Find the loop at the place given.")

  static let memory = FindingRule(
    title: "Memory grows without end", severity: .error,
    meaning: "The app passed the memory limit of a checked screen.",
    cure: "Find what is made again and again at the place given.")

  static let network = FindingRule(
    title: "The screen needs the network", severity: .needsReview,
    meaning: "The screen waits for a network, which a check does not have; it was checked "
      + "without that content.",
    cure: "Give sample data in snug.json, or a step that shows the screen with it.")

  static let leftOut = FindingRule(
    title: "The launch needs what is left out", severity: .needsReview,
    meaning: "The app's launch comes to a place that cannot be built here and cannot go on; other "
      + "screens were shown without the app's and its scenes' delegates.",
    cure: "Add what is missing to the project, or start the app without it where an argument or a "
      + "variable of snug.json asks for it.")

  static let pictureChanged = FindingRule(
    title: "The picture differs from its golden", severity: .error,
    meaning: "The screen looks different from when the golden was recorded.",
    cure: "Mend the screen, or record again when the change is meant.")

  static let layoutChanged = FindingRule(
    title: "The layout differs from its golden", severity: .error,
    meaning: "Views are elsewhere than when the golden was recorded.",
    cure: "Mend the layout, or record again when the change is meant.")
}

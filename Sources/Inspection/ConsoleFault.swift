// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
package import UIKit

/// Something that UIKit says while it lays out, as a fault.
@MainActor
package struct ConsoleFault {
  let fault: Fault

  /// nil for texts that are about something else than layout.
  ///
  /// - Parameter isOnOwnWay: Whether the app shows the screen so: what a screen that the tool shows by
  ///   itself makes of what it lacks needs review.
  package init?(_ issue: LayoutIssue, isOnOwnWay: Bool = true) {
    guard var fault = ConsoleFault.fault(of: issue) else { return nil }
    if fault.kind == .refusedNumber, !isOnOwnWay { fault.severity = .needsReview }
    self.fault = fault
  }

  private static func fault(of issue: LayoutIssue) -> Fault? {
    let subject = issue.subject
    let view = subject.view
    switch issue.problem {
    case .conflict: return conflict(subject)
    case .itemExceedsSection(let item, let length, let available, _):
      return Fault(.itemWiderThanList, view, detail: "", measure: Double(length - available)) {
        var words = Fault.Words(
          message: "item \(item) is \(short(length)) pt across and \(short(available)) pt are "
            + "available",
          reason: "An item must fit between the insets of its section.",
          remedy: "Take the size from the list's bounds less its insets, and invalidate the layout "
            + "when they change.")
        words.numbers = [
          .init("too wide", Double(length - available)), .init("item", Double(length)),
          .init("available", Double(available)),
        ]
        return words
      }
    case .preferredSizeDidNotSettle(let cell, let sizes, _):
      return Fault(.sizeDoesNotSettle, view, detail: "cell") {
        var words = Fault.Words(
          message: "\(cell) answers "
            + sizes.map { "\(short($0.width)) × \(short($0.height))" }.joined(separator: " and ")
            + " pt in turn",
          reason: "Its preferred size depends on something else than its content and its width.",
          remedy: "Return the same size for the same content in "
            + "preferredLayoutAttributesFitting(_:).")
        words.numbers = sizes.map { .init("height", Double($0.height)) }
        return words
      }
    case .listDidNotSettle(let rounds, _):
      return unsettled(
        view, rounds, "The layout of the list invalidates itself in every pass.", issue.isStill)
    case .layoutDidNotSettle(let rounds):
      return unsettled(
        view, rounds, "A view marks itself as in need of layout in every pass.", issue.isStill)
    case .missingImage(let name, let isSymbol, _):
      return missing(name, isSymbol, subject)
    case .unusableResource(let name, let reason, let remedy, _):
      return Fault(.unusableResource, nil, detail: name) {
        var words = Fault.Words(
          message: "\(name): \(reason)",
          reason: "A phone shows something else in its place, or nothing.", remedy: remedy)
        words.place = OriginPlace.place(subject.origin)
        words.cause = name
        return words
      }
    case .largeNumber(let number, let source): return large(number, source, subject)
    case .refusedNumber(let exception, let text): return refused(exception, text, subject)
    case .console(let text) where text.hasPrefix("Warning once only: Detected a case where"):
      return Fault(.zeroHeightFallback, view) {
        Fault.Words(
          message: "its constraints give no height; the standard row height is used",
          reason: "Nothing ties the content view's bottom to content with a height.",
          remedy: "Constrain the content of the cell from top to bottom.")
      }
    default: return nil
    }
  }

  private static func large(
    _ number: CGFloat, _ source: String, _ subject: IssueSubject
  ) -> Fault {
    Fault(.largeNumber, nil, detail: source) {
      var words = Fault.Words(
        message: "\(source) gives \(number) points",
        reason: "A layout holds 1e9 points at most, which it counts as.",
        remedy: "Give a length that a screen has; look for a division by zero.")
      words.place = OriginPlace.place(subject.origin)
      return words
    }
  }

  private static func refused(
    _ exception: String, _ text: String, _ subject: IssueSubject
  ) -> Fault {
    Fault(.refusedNumber, nil, detail: exception) {
      // Addresses differ from launch to launch.
      let said = text.components(separatedBy: ". Layer: ")[0]
      var words = Fault.Words(
        message: "\(exception): \(said)", reason: FindingKind.refusedNumber.rule.meaning,
        remedy: FindingKind.refusedNumber.rule.cure)
      words.place = OriginPlace.place(subject.origin)
      return words
    }
  }

  /// - Parameter isStill: Whether the last passes moved nothing: that costs work, and shows nowhere.
  private static func unsettled(
    _ view: UIView?, _ rounds: Int, _ reason: String, _ isStill: Bool
  ) -> Fault {
    Fault(
      .sizeDoesNotSettle, view, severity: isStill ? .note : nil, detail: "layout",
      measure: Double(rounds)
    ) {
      var words = Fault.Words(
        message: "layout goes on after \(rounds) passes"
          + (isStill ? ", though nothing moves any more" : ""),
        reason: reason,
        remedy:
          "Change what layout depends on outside of layoutSubviews and prepare, and only when "
          + "it differs.")
      words.numbers = [.init("passes", Double(rounds), "")]
      return words
    }
  }

  /// - Parameter isSymbol: Symbols of later systems may not be known here, so a person has to judge.
  private static func missing(
    _ name: String, _ isSymbol: Bool, _ subject: IssueSubject
  ) -> Fault? {
    guard !name.isEmpty else { return nil }
    return Fault(
      .missingImage, nil, severity: isSymbol ? .needsReview : nil,
      detail: "\(isSymbol ? "symbol" : "image") \(name)"
    ) {
      var words = Fault.Words(
        message: isSymbol
          ? "there is no symbol named '\(name)'" : "there is no image named '\(name)' in the app",
        reason: isSymbol
          ? "No symbol of that name is known here. UIImage(systemName:) is nil where the name is "
            + "misspelt or of a later system; else the symbol is there, and another stands for it here."
          : "UIImage(named:) is nil, so nothing is shown where the image should be.",
        remedy: isSymbol
          ? "Look the name up in Apple's SF Symbols app."
          : "Add the image to the asset catalog or the target's resources, or mend the name.")
      words.place = OriginPlace.place(subject.origin)
      return words
    }
  }

  // MARK: Conflicts

  private static func conflict(
    _ subject: IssueSubject
  ) -> Fault {
    let broken = subject.broken
    // A view that keeps its mask beside constraints is the cause, whichever of them gives way.
    let masked = masked(in: subject.constraints)
    let suspect = masked == nil ? suspect(in: subject.constraints, broken) : nil
    // The fixed height of a cell that is being measured gives way in the end; what stays is a
    // conflict all the same.
    var fault = Fault(
      .unsatisfiableConstraints, masked ?? subject.view, constraint: suspect,
      detail: masked == nil ? axis(of: subject.constraints) : "mask",
      measure: Double(subject.constraints.count)
    ) {
      let said = subject.constraints.map { ConstraintWords.text(of: $0) }
      var words = Fault.Words(
        message: "\(subject.constraints.count) constraints exclude each other: "
          + said.joined(separator: "; "),
        reason: broken.map { "\(ConstraintWords.text(of: $0)) was broken to go on." }
          ?? "One of them was broken to go on.",
        remedy: masked != nil
          ? "Set translatesAutoresizingMaskIntoConstraints to false on "
            + "\(masked.map { ViewNames.path(of: $0) } ?? ""), which has constraints."
          : "Remove one of them, or give one a priority below 1000.")
      words.numbers = [.init("constraints", Double(subject.constraints.count), "")]
      words.related = zip(subject.constraints, said).map { constraint, text in
        let label = constraint === broken ? "broken: \(text)" : text
        return RelatedPlace(label: label, place: OriginPlace.place(constraint.origin))
      }
      return words
    }
    // Said in passing: in the end all of them hold, or are no longer asked; or nobody sees it.
    fault.judged = { book in
      subject.constraints.allSatisfy { (masked == nil && isPast($0)) || book.holds($0) ?? false }
        || foldsAway(subject.constraints) ? .note : nil
    }
    return fault
  }

  /// The axis of constraints that exclude each other: with another text size more or fewer of them
  /// meet in the same place.
  private static func axis(of constraints: [NSLayoutConstraint]) -> String {
    let isVertical = constraints.contains {
      [.top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline].contains($0.firstAttribute)
    }
    return isVertical ? "vertical" : "horizontal"
  }

  /// Whether a length that a view was given from outside is not the one that it has now.
  private static func isPast(_ constraint: NSLayoutConstraint) -> Bool {
    let isGiven =
      constraint.isOfMask
      || constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true
    guard isGiven, constraint.secondItem == nil, let view = constraint.firstItem as? UIView else {
      return false
    }
    let size = view.bounds.size
    let length = constraint.firstAttribute == .width ? size.width : size.height
    return abs(length - constraint.constant) > 0.5
  }

  /// Whether one of the constraints closes a view that the app hides: what is in it has no room, and is
  /// not seen.
  private static func foldsAway(_ constraints: [NSLayoutConstraint]) -> Bool {
    constraints.contains { constraint in
      guard constraint.secondItem == nil, constraint.constant == 0,
        constraint.relation != .greaterThanOrEqual,
        constraint.firstAttribute == .width || constraint.firstAttribute == .height,
        let view = constraint.firstItem as? UIView
      else { return false }
      return view.isHidden || view.alpha < 0.01
    }
  }

  /// The view that has constraints of the app beside those of its autoresizing mask.
  private static func masked(in constraints: [NSLayoutConstraint]) -> UIView? {
    for constraint in constraints where constraint.isOfMask {
      guard let view = constraint.firstItem as? UIView, view.ownedByController == nil else {
        continue
      }
      // What ties the views inside to it says nothing about its own place.
      if constraints.contains(where: {
        !$0.isOfMask && !$0.isOfSystem && ($0.firstItem === view || $0.secondItem === view)
          && ![$0.firstView, $0.secondView].contains {
            $0.map { $0 !== view && $0.isDescendant(of: view) } ?? false
          }
      }), !ClassNames.isPrivate(view), view.superview != nil {
        return view
      }
    }
    return nil
  }

  /// The constraint that people will look at first: the one that was broken; where that ties two
  /// views, the last constant size among the others, which leaves no room for it.
  private static func suspect(
    in constraints: [NSLayoutConstraint], _ broken: NSLayoutConstraint?
  ) -> NSLayoutConstraint? {
    guard let broken, broken.secondItem != nil else { return broken }
    return constraints.last {
      $0.secondItem == nil && $0.relation == .equal && !$0.isOfSystem && $0.priority == .required
        && OriginPlace.place($0.origin) != nil
    } ?? broken
  }
}

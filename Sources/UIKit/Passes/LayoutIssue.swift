// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something that UIKit would log, as a value.
///
/// Layout goes on after an issue; hosts decide whether and how to print it.
package struct LayoutIssue: Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// Required constraints that exclude each other, by their descriptions; the last added of the
    /// app's own was broken.
    case conflict(constraints: [String], broken: String, mentionsAutoresizing: Bool)
    /// A pass kept marking the same views; the number of rounds tried.
    case layoutDidNotSettle(rounds: Int)
    /// An item is longer across its list than the points between the insets; the text is UIKit's.
    case itemExceedsSection(item: String, length: CGFloat, available: CGFloat, text: String)
    /// A list's cell kept changing its preferred size; the last two answers.
    case preferredSizeDidNotSettle(cell: String, sizes: [CGSize], text: String)
    /// A list's layout invalidated itself in every round.
    case listDidNotSettle(rounds: Int, text: String)
    /// An image or a symbol that was asked for by name and is not there; the text is UIKit's.
    case missingImage(name: String, isSymbol: Bool, text: String)
    /// A font or an image of the app that is there and cannot be shown, or a font file that the app names
    /// and does not have.
    case unusableResource(name: String, reason: String, remedy: String, text: String)
    /// A length that no layout holds, and who gave it; it counts as the largest that one holds.
    case largeNumber(CGFloat, source: String)
    /// A number that UIKit raises an exception for, where the app goes on without it; its name and text.
    case refusedNumber(exception: String, text: String)
    /// Any other text that UIKit writes to the console, verbatim.
    case console(String)
    /// A part of an Interface Builder document that could not be used; UIKit's text, where it has
    /// one, and the place in the document.
    case document(text: String, place: String)
  }

  package let problem: Problem
  /// The chain of views from the root, for people to find the place.
  package let path: String
  package let subject: IssueSubject
  /// Of layout that does not settle, whether the last pass left every frame where it was.
  package let isStill: Bool

  @MainActor
  package init(
    _ problem: Problem, view: UIView?, constraints: [NSLayoutConstraint] = [],
    broken: NSLayoutConstraint? = nil, isStill: Bool = false, origin: CreationOrigin = .unknown
  ) {
    self.problem = problem
    self.isStill = isStill
    subject = IssueSubject(view, constraints: constraints, broken: broken, origin: origin)
    path = view?.pathDescription ?? ""
  }

  /// The text UIKit would log.
  package var consoleText: String {
    switch problem {
    case .conflict(let constraints, let broken, let mentionsAutoresizing):
      return conflictText(constraints, broken: broken, mentionsAutoresizing: mentionsAutoresizing)
    case .layoutDidNotSettle(let rounds):
      return "Layout of \(path) did not settle after \(rounds) passes; a view marks itself in "
        + "every pass."
    case .largeNumber(let number, let source):
      return "\(source) gives \(number) points; a layout holds 1e9 at most, which it counts as."
    case .refusedNumber(let exception, let text): return "'\(exception)', reason: '\(text)'"
    case .console(let text), .document(let text, _), .itemExceedsSection(_, _, _, let text),
      .preferredSizeDidNotSettle(_, _, let text), .listDidNotSettle(_, let text),
      .missingImage(_, _, let text), .unusableResource(_, _, _, let text):
      return text
    }
  }

  package var description: String {
    if case .document(let text, let place) = problem { return "\(place): warning: \(text)" }
    return path.isEmpty ? consoleText : "\(path): \(consoleText)"
  }

  private func conflictText(
    _ constraints: [String], broken: String, mentionsAutoresizing: Bool
  ) -> String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if mentionsAutoresizing {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
          + "understand, refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    lines.append(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    lines += [
      ")", "", "Will attempt to recover by breaking constraint ", broken, "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    return lines.joined(separator: "\n")
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Lengths that an app gives for the parts of its lists (Documentation/HostileFiles.md §3).
extension Runtime {
  /// The length as a layout holds it. What is no number ends the app as it does on a phone, where
  /// the part's layer refuses it; what is too large is told.
  ///
  /// - Parameters:
  ///   - source: Who gave it, for the message: `tableView(_:heightForRowAt:)`.
  ///   - answerer: Whose method that is; nil for values that were told when they were given.
  ///   - isSpace: Whether it keeps things apart: that there is no end to it says "one a line".
  nonisolated static func listLength(
    _ length: CGFloat, from source: StaticString, of answerer: AnyObject? = nil,
    isSpace: Bool = false
  ) -> CGFloat {
    guard length.isNaN else {
      if let answerer, !isSpace { tellLarge(length, from: source, of: answerer) }
      return length.layoutNumber
    }
    refuse(
      .layerInvalidGeometry,
      "CALayer position contains NaN: [nan nan]. The length is of \(source)", from: source,
      of: answerer)
    return 0
  }

  /// Ends the app for a number, as UIKit does. Where the host looks at the rest it is an issue, once for
  /// each place, and the caller puts another number in its place (§3.9).
  ///
  /// - Parameter answerer: Whose method gave it; nil where the app's call is under way.
  nonisolated static func refuse(
    _ name: ExceptionName, _ reason: String, from source: StaticString = "",
    of answerer: AnyObject? = nil
  ) {
    let word = ProgrammingError.word(of: "\(source)")
    let origin = answerer.map {
      CreationOrigin.answer(type: String(describing: type(of: $0)), word: word)
    }
    let isOutlived =
      MainActorCheck.isOnMainActor
      && callOnMainActor(name, (reason, origin)) { name, told in
        guard current.outlivesRefusedNumbers else { return false }
        let origin = told.1 ?? .current
        guard current.toldNumbers.insert("\(name.rawValue) \(origin)").inserted else { return true }
        current.report(
          LayoutIssue(
            .refusedNumber(exception: name.rawValue, text: told.0), view: nil, origin: origin))
        return true
      }
    guard !isOutlived else { return }
    if let answerer { ProgrammingError.blame(answerer, word: word) }
    raise(name, reason)
  }

  /// The size of a flow layout's item; UIKit refuses negative ones.
  nonisolated static func itemSize(
    _ size: CGSize, from source: StaticString, of answerer: AnyObject? = nil
  ) -> CGSize {
    if size.width < 0 || size.height < 0 {
      refuse(
        .internalInconsistency,
        "negative sizes are not supported in the flow layout (\(size), of \(source))",
        from: source, of: answerer)
    }
    return CGSize(
      width: max(0, listLength(size.width, from: source, of: answerer)),
      height: max(0, listLength(size.height, from: source, of: answerer)))
  }

  nonisolated static func listInsets(
    _ insets: UIEdgeInsets, from source: StaticString, of answerer: AnyObject
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: listLength(insets.top, from: source, of: answerer),
      left: listLength(insets.left, from: source, of: answerer),
      bottom: listLength(insets.bottom, from: source, of: answerer),
      right: listLength(insets.right, from: source, of: answerer))
  }

  /// The size of what a scroll view scrolls, none where it is no number: the view's bounds come of it.
  nonisolated static func scrollable(_ size: CGSize, from source: StaticString) -> CGSize {
    scrollable(size.width.isNaN ? size.width : size.height, from: source) ? size : .zero
  }

  nonisolated static func scrollable(
    _ insets: UIEdgeInsets, from source: StaticString
  ) -> UIEdgeInsets {
    let lengths = [insets.top, insets.left, insets.bottom, insets.right]
    return scrollable(lengths.contains { $0.isNaN } ? .nan : 0, from: source) ? insets : .zero
  }

  private nonisolated static func scrollable(_ length: CGFloat, from source: StaticString) -> Bool {
    guard length.isNaN else { return true }
    refuse(.layerInvalidGeometry, "CALayer bounds contains NaN. The length is of \(source)")
    return false
  }

  /// Tells a length of more than a layout holds (§3.1), where the app gives it: once for each source, since
  /// layouts ask again and again. UIKit has no words for it.
  ///
  /// - Parameters:
  ///   - answerer: Whose method the source is; nil where the app's call is under way.
  ///   - isCut: Whether of a larger length the largest is left.
  nonisolated static func tellLarge(
    _ length: CGFloat, from source: StaticString, of answerer: AnyObject? = nil,
    isCut: Bool = false
  ) {
    guard abs(length) > .largestLayoutNumber || isCut && abs(length) == .largestLayoutNumber,
      MainActorCheck.isOnMainActor
    else { return }
    let name = "\(source)"
    let owner = answerer.map { String(describing: type(of: $0)) }
    let origin = owner.map {
      CreationOrigin.answer(type: $0, word: ProgrammingError.word(of: name))
    }
    callOnMainActor("\(owner ?? "") \(name)", (length, name, origin)) { key, told in
      guard current.toldNumbers.insert(key).inserted else { return }
      current.report(
        LayoutIssue(
          .largeNumber(told.0, source: told.1), view: nil, origin: told.2 ?? .current))
    }
  }

  nonisolated static func tellLarge(
    _ size: CGSize, from source: StaticString, of answerer: AnyObject? = nil
  ) {
    tellLarge(size.width, from: source, of: answerer)
    tellLarge(size.height, from: source, of: answerer)
  }

  nonisolated static func tellLarge(
    _ insets: UIEdgeInsets, from source: StaticString, of answerer: AnyObject? = nil
  ) {
    for length in [insets.top, insets.left, insets.bottom, insets.right] {
      tellLarge(length, from: source, of: answerer)
    }
  }
}

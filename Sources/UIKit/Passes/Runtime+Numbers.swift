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
    if let answerer {
      ProgrammingError.blame(answerer, word: ProgrammingError.word(of: "\(source)"))
    }
    raise(
      .layerInvalidGeometry,
      "CALayer position contains NaN: [nan nan]. The length is of \(source)")
  }

  /// The size of a flow layout's item; UIKit refuses negative ones.
  nonisolated static func itemSize(
    _ size: CGSize, from source: StaticString, of answerer: AnyObject? = nil
  ) -> CGSize {
    guard size.width >= 0 || size.width.isNaN, size.height >= 0 || size.height.isNaN else {
      if let answerer {
        ProgrammingError.blame(answerer, word: ProgrammingError.word(of: "\(source)"))
      }
      raise(
        .internalInconsistency,
        "negative sizes are not supported in the flow layout (\(size), of \(source))")
    }
    return CGSize(
      width: listLength(size.width, from: source, of: answerer),
      height: listLength(size.height, from: source, of: answerer))
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

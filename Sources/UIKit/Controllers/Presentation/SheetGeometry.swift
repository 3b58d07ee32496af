// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where a sheet stands in its container; all lengths in points (Documentation/Containers.md §6.3).
struct SheetGeometry {
  /// The room that the sheet is in.
  var bounds: CGRect
  /// What status bar and home indicator cover of it.
  var safeArea: UIEdgeInsets
  var isPad: Bool
  var isCompactWidth: Bool
  var isCompactHeight: Bool
  var isForm: Bool
  /// What the app asks for; zero for the system's sizes.
  var preferredSize: CGSize
  /// The widest column of text that reads well.
  var readableWidth: CGFloat
  /// What the keyboard covers of the room above the safe area below.
  var keyboard: CGFloat = 0

  /// Points between the status bar and a full sheet.
  static let topGap: CGFloat = 10
  static let formSize = CGSize(width: 540, height: 620)

  /// Whether the sheet is a card at the bottom edge, not a box in the middle.
  var isEdgeAttached: Bool { isCompactWidth }

  /// The tallest that a detent can be, without the safe area below.
  var maximumDetentValue: CGFloat {
    guard isEdgeAttached, !isCompactHeight else { return bounds.height - safeArea.bottom }
    return bounds.height - safeArea.top - SheetGeometry.topGap - safeArea.bottom
  }

  /// The sheet's frame for a detent's height without the safe area; nil for the tallest.
  func frame(detent: CGFloat?) -> CGRect {
    isEdgeAttached ? cardFrame(detent: detent) : boxFrame
  }

  private func cardFrame(detent: CGFloat?) -> CGRect {
    // Without height to spare a sheet covers everything.
    if isCompactHeight, detent == nil { return bounds }
    // A detent counts from the keyboard's upper edge.
    let value = min((detent ?? maximumDetentValue) + keyboard, maximumDetentValue)
    let height = value + safeArea.bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private var boxFrame: CGRect {
    var size: CGSize
    if isForm {
      size = preferredSize == .zero ? SheetGeometry.formSize : preferredSize
      if size.width <= 0 { size.width = SheetGeometry.formSize.width }
      if size.height <= 0 { size.height = SheetGeometry.formSize.height }
    } else {
      size = CGSize(width: readableWidth + 40, height: bounds.height)
    }
    let vertical = max(safeArea.top, safeArea.bottom) + 20
    size.width = min(size.width, bounds.width - 40)
    size.height = min(size.height, bounds.height - 2 * vertical)
    return CGRect(
      x: bounds.minX + ((bounds.width - size.width) / 2).rounded(),
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What of a text container decides where lines break.
struct ContainerRoom: Equatable {
  /// Points between the paddings; infinite where the container has no width.
  var lineWidth: CGFloat
  /// Zero for any number.
  var lines: Int
  var mode: NSLineBreakMode

  init(_ container: NSTextContainer) {
    let room = container.size.width - 2 * container.lineFragmentPadding
    lineWidth = container.size.width > 0 && room < 1_000_000 ? max(room, 0) : .infinity
    lines = container.maximumNumberOfLines
    mode = container.lineBreakMode
  }
}

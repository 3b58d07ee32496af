// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where a popover stands, and where its arrow; all lengths in points.
struct PopoverGeometry {
  /// What the popover may cover.
  var room: CGRect
  /// What the arrow points at.
  var target: CGRect
  /// The size the content wants.
  var content: CGSize
  var permitted: UIPopoverArrowDirection

  static let arrowLength: CGFloat = 13
  static let arrowBase: CGFloat = 26
  static let radius: CGFloat = 13

  struct Placement: Equatable {
    /// The box with its arrow.
    var frame: CGRect = .zero
    /// The content inside the frame.
    var content: CGRect = .zero
    var direction: UIPopoverArrowDirection = .unknown
    /// Where along its side the arrow's tip is, from the frame's origin.
    var tip: CGFloat = 0
  }

  /// The first permitted direction of up, down, left, right in which the content fits; else the one
  /// that gives the content most room, which shrinks.
  var placement: Placement {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter { permitted.contains($0) }
    let candidates = (allowed.isEmpty ? order : allowed).map(placement)
    return candidates.first { $0.content.size == content }
      ?? candidates.max {
        $0.content.width * $0.content.height < $1.content.width * $1.content.height
      }
      ?? Placement()
  }

  private func placement(_ direction: UIPopoverArrowDirection) -> Placement {
    let length = PopoverGeometry.arrowLength
    let isVertical = direction == .up || direction == .down
    var size = content
    switch direction {
    case .up: size.height = min(size.height, room.maxY - target.maxY - length)
    case .down: size.height = min(size.height, target.minY - room.minY - length)
    case .left: size.width = min(size.width, room.maxX - target.maxX - length)
    default: size.width = min(size.width, target.minX - room.minX - length)
    }
    size.width = max(0, min(size.width, room.width))
    size.height = max(0, min(size.height, room.height))
    var result = Placement()
    result.direction = direction
    let x = max(room.minX, min(target.midX - size.width / 2, room.maxX - size.width)).rounded()
    let y = max(room.minY, min(target.midY - size.height / 2, room.maxY - size.height)).rounded()
    switch direction {
    case .up:
      result.frame = CGRect(
        x: x, y: target.maxY, width: size.width, height: size.height + length)
      result.content = CGRect(origin: CGPoint(x: 0, y: length), size: size)
    case .down:
      result.frame = CGRect(
        x: x, y: target.minY - size.height - length, width: size.width,
        height: size.height + length)
      result.content = CGRect(origin: .zero, size: size)
    case .left:
      result.frame = CGRect(
        x: target.maxX, y: y, width: size.width + length, height: size.height)
      result.content = CGRect(origin: CGPoint(x: length, y: 0), size: size)
    default:
      result.frame = CGRect(
        x: target.minX - size.width - length, y: y, width: size.width + length,
        height: size.height)
      result.content = CGRect(origin: .zero, size: size)
    }
    // The arrow's base keeps clear of the rounded corners.
    let edge = PopoverGeometry.radius + PopoverGeometry.arrowBase / 2
    let along = isVertical ? target.midX - result.frame.minX : target.midY - result.frame.minY
    let extent = isVertical ? size.width : size.height
    result.tip = max(edge, min(along, extent - edge))
    return result
  }
}

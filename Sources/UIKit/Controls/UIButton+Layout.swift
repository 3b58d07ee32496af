// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

extension UIButton {
  /// Frames of the parts, in the button's coordinates, unrounded points.
  struct Placement {
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
  }

  final var devicePixels: PixelGrid { traitCollection.pixelGrid(orScale: 2) }

  /// The insets of the content; those of a configuration by direction.
  final var effectiveContentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// Documentation/Controls.md §3: the intrinsic size with or without a configuration.
  final var naturalContentSize: CGSize {
    if configuration != nil { return configuredSize }
    let title = titleSize
    let image = shownImage?.size
    var size = CGSize(
      width: (title?.width ?? 0) + (image?.width ?? 0),
      height: max(title?.height ?? 0, image?.height ?? 0))
    if title == nil, storedType.isSign { return UIButton.signSize }
    // Only insets of exactly zero bring the system's own padding of 6 above and below a title that
    // stands alone; in an image's button there is a line of it without padding, whatever the insets.
    if let image {
      size.height = max(title?.height ?? lineHeight, image.height)
    } else if contentEdgeInsets == .zero {
      size.height = (title?.height ?? lineHeight) + 12
      size.width = max(size.width, 30)
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return CGSize(
      width: devicePixels.ceiling(size.width), height: devicePixels.ceiling(size.height))
  }

  private var lineHeight: CGFloat { labelFont.lineHeight.rounded(.up) }

  /// The room that a title takes without a configuration, whole points: its height is rounded up,
  /// its width too, since iOS 14 to the nearest in text styles and, where kerning is too weak to
  /// tell, in the font that a button starts with (Documentation/Controls.md §3).
  final var titleSize: CGSize? {
    guard let title = shownTitle else { return nil }
    let size = measured(title)
    let font = labelFont
    let isUsual = font.pointSize == 15 && font.nominal.weight == 0
    let isNearest =
      font.scaling != nil
      ? Runtime.current.release >= .iOS14 : isUsual && Runtime.fontGeneration == .variable
    return CGSize(
      width: size.width.rounded(isNearest ? .toNearestOrAwayFromZero : .up),
      height: size.height.rounded(.up))
  }

  /// A title's place with what rounding took from its width, so that it is never cut by that.
  private func uncut(_ box: CGRect, room: CGSize, isReversed: Bool) -> CGRect {
    guard let title = shownTitle, box.width == room.width else { return box }
    let overhang = devicePixels.ceiling(max(0, measured(title).width - room.width))
    var box = box
    box.size.width += overhang
    if isReversed { box.origin.x -= overhang }
    return box
  }

  /// - Parameter mode: Of a configuration's text; one that cuts leaves a single line.
  private func measured(
    _ text: NSAttributedString, width: CGFloat = .infinity,
    _ mode: NSLineBreakMode = .byWordWrapping
  ) -> CGSize {
    PreparedText(text, defaults: TextDefaults(font: labelFont))
      .size(width: width, lines: mode.buttonLines, mode: mode.wrapsLines ? nil : mode)
  }

  private var configuredSize: CGSize {
    let parts = configuredParts(width: .infinity)
    let insets = effectiveContentInsets
    let width = parts.size.width + insets.left + insets.right
    let height = parts.size.height + insets.top + insets.bottom
    // The canvas rounds titles without an image (Documentation/Controls.md §3).
    if let rules = Runtime.current.canvas, rules.roundsConfiguredHeights, hasCanvasTitle {
      let isWide = rules.roundsConfiguredWidths || configuration?.style != .plain
      return CGSize(
        width: isWide ? width.rounded(.up) : devicePixels.ceiling(width),
        height: height.rounded(.up))
    }
    return CGSize(width: devicePixels.ceiling(width), height: devicePixels.ceiling(height))
  }

  /// The texts' and the image's sizes, and the size of the block that they form.
  private struct Parts {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var image = CGSize.zero
    var texts = CGSize.zero
    var size = CGSize.zero
    var padding: CGFloat = 0
    var isSideBySide = true
  }

  private func configuredParts(width: CGFloat) -> Parts {
    guard let configuration else { return Parts() }
    var parts = Parts()
    parts.image = shownImage?.size ?? .zero
    parts.isSideBySide =
      configuration.imagePlacement.contains(.leading)
      || configuration.imagePlacement.contains(.trailing)
    let hasImage = shownImage != nil
    let title = shownTitle
    let subtitle = shownSubtitle
    let hasText = title != nil || subtitle != nil
    parts.padding = hasImage && hasText ? configuration.imagePadding : 0
    let room = parts.isSideBySide ? width - parts.image.width - parts.padding : width
    if let title {
      parts.title = measured(title, width: max(room, 0), configuration.titleLineBreakMode)
    }
    if let subtitle {
      parts.subtitle = measured(subtitle, width: max(room, 0), configuration.subtitleLineBreakMode)
    }
    let gap = title != nil && subtitle != nil ? configuration.titlePadding : 0
    parts.texts = CGSize(
      width: max(parts.title.width, parts.subtitle.width),
      height: parts.title.height + gap + parts.subtitle.height)
    if parts.isSideBySide {
      parts.size.width = parts.image.width + parts.padding + parts.texts.width
      // A symbol is as high as a line of text (Documentation/Symbols.md §2.9).
      let scale = traitCollection.displayScale
      let height = shownImage?.alignmentSize(scale: scale).height ?? 0
      parts.size.height = max(height, parts.texts.height)
    } else {
      parts.size.width = max(parts.image.width, parts.texts.width)
      parts.size.height = parts.image.height + parts.padding + parts.texts.height
    }
    return parts
  }

  /// Where the parts go in a content rectangle.
  final func placement(in content: CGRect) -> Placement {
    configuration == nil ? plainPlacement(in: content) : configuredPlacement(in: content)
  }

  /// Image and title side by side as one block; their insets only shift them.
  private func plainPlacement(in content: CGRect) -> Placement {
    let image = shownImage?.size ?? .zero
    let text = titleSize ?? .zero
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ size: CGSize, _ insets: UIEdgeInsets, offset: CGFloat, room: CGFloat) -> CGRect {
      let area = content.inset(by: insets)
      let width = min(size.width, max(area.width - room, 0))
      let block = min(image.width + text.width, max(area.width, 0))
      var box = CGRect(origin: .zero, size: CGSize(width: width, height: size.height))
      switch effectiveContentHorizontalAlignment {
      case .left: box.origin.x = area.minX + offset
      case .right: box.origin.x = area.maxX - block + offset
      default: box.origin.x = area.minX + (area.width - block) / 2 + offset
      }
      switch contentVerticalAlignment {
      case .top: box.origin.y = area.minY
      case .bottom: box.origin.y = area.maxY - size.height
      case .fill:
        box.origin.y = area.minY
        box.size.height = area.height
      case .center: box.origin.y = area.minY + (area.height - size.height) / 2
      }
      if box.height > area.height, contentVerticalAlignment != .fill, size == image {
        box.origin.y = area.minY
        box.size.height = max(area.height, 0)
      }
      return box
    }
    var result = Placement()
    let titleWidth = min(
      text.width, max(content.inset(by: titleEdgeInsets).width - image.width, 0))
    result.image = place(image, imageEdgeInsets, offset: isReversed ? titleWidth : 0, room: 0)
    let title = place(
      text, titleEdgeInsets, offset: isReversed ? 0 : image.width, room: image.width)
    result.title = uncut(title, room: text, isReversed: isReversed)
    return result
  }

  private func configuredPlacement(in content: CGRect) -> Placement {
    guard let configuration else { return Placement() }
    let parts = configuredParts(width: content.width)
    var block = CGRect(origin: .zero, size: parts.size)
    switch effectiveContentHorizontalAlignment {
    case .left: block.origin.x = content.minX
    case .right: block.origin.x = content.maxX - parts.size.width
    default: block.origin.x = content.midX - parts.size.width / 2
    }
    switch contentVerticalAlignment {
    case .top: block.origin.y = content.minY
    case .bottom: block.origin.y = content.maxY - parts.size.height
    default: block.origin.y = content.midY - parts.size.height / 2
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var image = CGRect(origin: block.origin, size: parts.image)
    var texts = CGRect(origin: block.origin, size: parts.texts)
    let edge = configuration.imagePlacement
    if parts.isSideBySide {
      image.origin.y = block.midY - image.height / 2
      texts.origin.y = block.midY - texts.height / 2
      if edge.contains(.leading) != isRightToLeft {
        texts.origin.x = image.maxX + parts.padding
      } else {
        image.origin.x = texts.maxX + parts.padding
      }
    } else {
      image.origin.x = block.midX - image.width / 2
      texts.origin.x = block.midX - texts.width / 2
      if edge.contains(.top) {
        texts.origin.y = image.maxY + parts.padding
      } else {
        image.origin.y = texts.maxY + parts.padding
      }
    }
    return lines(parts, in: texts, image: image, configuration, isRightToLeft)
  }

  /// Title above subtitle, aligned to each other.
  private func lines(
    _ parts: Parts, in texts: CGRect, image: CGRect, _ configuration: Configuration,
    _ isRightToLeft: Bool
  ) -> Placement {
    func x(_ width: CGFloat) -> CGFloat {
      switch configuration.titleAlignment {
      case .center: texts.midX - width / 2
      case .trailing: isRightToLeft ? texts.minX : texts.maxX - width
      default: isRightToLeft ? texts.maxX - width : texts.minX
      }
    }
    return Placement(
      title: CGRect(
        x: x(parts.title.width), y: texts.minY,
        width: devicePixels.ceiling(parts.title.width), height: parts.title.height),
      subtitle: CGRect(
        x: x(parts.subtitle.width), y: texts.maxY - parts.subtitle.height,
        width: devicePixels.ceiling(parts.subtitle.width), height: parts.subtitle.height),
      image: image)
  }

  /// Baselines of the title in a button of `size`; nil without a title.
  final func titleBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let title = shownTitle else { return nil }
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let box = titleRect(forContentRect: content)
    let text = PreparedText(title, defaults: TextDefaults(font: labelFont))
    let frame = text.frame(width: .infinity)
    let top = box.minY + (box.height - frame.size.height) / 2
    let first = devicePixels.snapping(top + frame.firstBaseline)
    return (first, size.height - devicePixels.snapping(top + frame.lastBaseline))
  }
}

extension NSLineBreakMode {
  /// Whether a text goes on in another line, and is not cut.
  var wrapsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// The lines that a configured button's text takes; zero for any number
  /// (Documentation/Controls.md §3).
  var buttonLines: Int { wrapsLines ? 0 : 1 }
}

/// A configuration's texts go over as many lines as the width takes, and the button grows with
/// them, unless their line break modes cut (Documentation/Controls.md §3).
extension UIButton: WidthDependentIntrinsicSize {
  final var wrapsAutomatically: Bool {
    guard let configuration else { return false }
    return configuration.titleLineBreakMode.wrapsLines && shownTitle != nil
      || configuration.subtitleLineBreakMode.wrapsLines && shownSubtitle != nil
  }

  final func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let natural = intrinsicContentSize
    guard width < natural.width else { return natural }
    let insets = effectiveContentInsets
    let parts = configuredParts(width: max(0, width - insets.left - insets.right))
    // What a subclass adds to the natural size stays added.
    let added = natural.height - configuredSize.height
    return CGSize(
      width: devicePixels.ceiling(parts.size.width + insets.left + insets.right),
      height: devicePixels.ceiling(parts.size.height + insets.top + insets.bottom) + added)
  }
}

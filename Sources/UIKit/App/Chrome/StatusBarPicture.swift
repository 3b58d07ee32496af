// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import DisplayList

/// The status bar as it looks: the time, and what a healthy phone shows beside it
/// (Documentation/Chrome.md §2).
@MainActor
struct StatusBarPicture {
  /// How the parts stand.
  private enum Arrangement {
    /// The time before the sensor housing, the rest behind it.
    case ears(center: CGPoint, factor: CGFloat)
    /// Signal, time and battery in one thin row.
    case row
    /// Time and date, then far away the battery.
    case pad(margin: CGFloat)
  }

  private let bounds: CGRect
  private let arrangement: Arrangement
  private let clock: StatusBarClock
  private let isMirrored: Bool
  private let isLight: Bool
  /// What the app's windows cover; beside them the screen is black.
  private let covered: [CGRect]

  /// nil where the screen shows no status bar.
  init?(_ app: UIApplication, at time: Date) {
    bounds = app.statusBarFrame
    guard bounds.height > 0 else { return nil }
    let device = app.screen.device.device
    if device.idiom == .pad {
      arrangement = .pad(margin: device.portraitSafeArea.bottom > 0 ? 20 : 8)
    } else if device.portraitSafeArea.bottom == 0 {
      arrangement = .row
    } else {
      // An island leaves more room at its sides than a notch, and stands lower.
      let isIsland = device.portraitSafeArea.top >= 59
      let center = CGPoint(
        x: (bounds.width * (isIsland ? 0.165 : 0.128)).rounded(),
        y: (bounds.height * (isIsland ? 0.54 : 0.51)).rounded())
      arrangement = .ears(center: center, factor: isIsland ? 1.13 : 1)
    }
    clock = StatusBarClock(time: time, locale: app.screen.device.configuration.locale)
    isMirrored = app.userInterfaceLayoutDirection == .rightToLeft
    isLight = app.showsLightStatusBar
    covered = app.windows.filter { !$0.isHidden }.map(\.frame)
  }

  func paint(in context: CGContext) {
    switch arrangement {
    case .ears(let center, let factor): paintEars(center, factor, context)
    case .row: paintRow(context)
    case .pad(let margin): paintPad(margin, context)
    }
  }

  private func paintEars(_ center: CGPoint, _ factor: CGFloat, _ context: CGContext) {
    paint(clock.time, size: 15 * factor, around: center, in: context)
    let parts = StatusBarParts(factor: factor)
    let gap = 5 * factor
    let width = parts.signalSize.width + parts.waveSize.width + parts.batterySize.width + 2 * gap
    var x = bounds.width - center.x - width / 2
    for part in [StatusBarParts.Part.signal, .waves, .battery] {
      x = paint(part, parts, at: x, middle: center.y, context) + gap
    }
  }

  private func paintRow(_ context: CGContext) {
    let middle = bounds.height / 2
    let parts = StatusBarParts(factor: 0.9)
    let next = paint(.signal, parts, at: 6, middle: middle, context)
    _ = paint(.waves, parts, at: next + 5, middle: middle, context)
    paint(clock.timeOfDay, size: 12, around: CGPoint(x: bounds.midX, y: middle), in: context)
    paintCharge(parts, margin: 5, middle, context)
  }

  private func paintPad(_ margin: CGFloat, _ context: CGContext) {
    let middle = bounds.height / 2
    let parts = StatusBarParts(factor: 0.9)
    var x = margin
    for text in [clock.timeOfDay, clock.date] {
      let width = StatusBarPicture.width(of: text, size: 12)
      paint(text, size: 12, around: CGPoint(x: x + width / 2, y: middle), in: context)
      x += width + 8
    }
    let charge = paintCharge(parts, margin: margin, middle, context)
    _ = paint(.waves, parts, at: charge - 5 - parts.waveSize.width, middle: middle, context)
  }

  /// The battery at the far edge and its charge before it.
  ///
  /// - Returns: Where that begins.
  @discardableResult
  private func paintCharge(
    _ parts: StatusBarParts, margin: CGFloat, _ middle: CGFloat, _ context: CGContext
  ) -> CGFloat {
    let x = bounds.width - margin - parts.batterySize.width
    _ = paint(.battery, parts, at: x, middle: middle, context)
    let width = StatusBarPicture.width(of: clock.charge, size: 12)
    let center = CGPoint(x: x - 4 - width / 2, y: middle)
    paint(clock.charge, size: 12, around: center, in: context)
    return center.x - width / 2
  }

  // MARK: Pieces

  /// - Parameter x: Of the leading edge, from the leading edge of the screen.
  /// - Returns: Where the part ends.
  private func paint(
    _ part: StatusBarParts.Part, _ parts: StatusBarParts, at x: CGFloat, middle: CGFloat,
    _ context: CGContext
  ) -> CGFloat {
    let size = parts.size(of: part)
    let left = isMirrored ? bounds.width - x - size.width : x
    let origin = CGPoint(x: left, y: middle - size.height / 2)
    parts.paint(part, at: origin, color: color(at: left + size.width / 2), into: &context.list)
    return x + size.width
  }

  /// - Parameter center: Its x is from the leading edge of the screen.
  private func paint(
    _ text: String, size: CGFloat, around center: CGPoint, in context: CGContext
  ) {
    let x = isMirrored ? bounds.width - center.x : center.x
    let color = color(at: x)
    let label = NSAttributedString(
      string: text,
      attributes: [
        .font: StatusBarPicture.font(size),
        .foregroundColor: color == .white ? UIColor.white : UIColor.black,
      ])
    let box = label.size()
    label.draw(at: CGPoint(x: x - box.width / 2, y: center.y - box.height / 2))
  }

  private func color(at x: CGFloat) -> PaintColor {
    let point = CGPoint(x: x, y: bounds.midY)
    return isLight || !covered.contains { $0.contains(point) } ? .white : .black
  }

  private static func font(_ size: CGFloat) -> UIFont {
    .systemFont(ofSize: size, weight: .semibold)
  }

  private static func width(of text: String, size: CGFloat) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font(size)]).size().width
  }
}

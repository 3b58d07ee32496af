// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
package import DisplayList

/// What the system draws over an app: its keyboard, the status bar, the home indicator.
///
/// It is painted over the windows and is in none of them: frames, layout dumps and what is inspected
/// know nothing of it. Behaviour note: Documentation/Chrome.md.
@MainActor
package enum ScreenChrome {
  /// The picture of what lies over the current app's windows.
  ///
  /// - Parameters:
  ///   - windows: What they painted; the home indicator stands out from it.
  ///   - time: What the status bar's clock shows, read in UTC as the process is.
  package static func displayList(over windows: DisplayList, at time: Date) -> DisplayList {
    let app = UIApplication.shared
    let screen = app.screen
    // Its colours and fonts are the screen's, and not those of whatever was drawn last.
    let before = UITraitCollection.current
    UITraitCollection.current = screen.traitCollection
    defer { UITraitCollection.current = before }
    return GraphicsStack.record(canvas: screen.bounds, scale: screen.scale) { context in
      KeyboardPicture(screen)?.paint(in: context)
      StatusBarPicture(app, at: time)?.paint(in: context)
      let bottom = CGPoint(x: screen.bounds.midX, y: screen.bounds.maxY - HomeIndicator.margin)
      let keyboard = KeyboardPicture.backdrop(of: screen, at: bottom)
      HomeIndicator(app, backdrop: keyboard ?? windows.backdrop(at: bottom))?.paint(in: context)
    }
  }
}

/// The bar at the bottom of screens without a home button (Documentation/Chrome.md §3).
@MainActor
struct HomeIndicator {
  private static let height: CGFloat = 5
  /// From the screen's edge.
  static let margin: CGFloat = 8

  private let rect: CGRect
  private let isLight: Bool

  /// - Parameter backdrop: What the bar lies on; nil where that is not known.
  init?(_ app: UIApplication, backdrop: PaintColor?) {
    let device = app.screen.device
    guard device.device.portraitSafeArea.bottom > 0, !app.hidesHomeIndicator else { return nil }
    let size = device.bounds.size
    let isUpright = size.height > size.width
    let share: CGFloat = device.device.idiom == .pad ? 0.27 : isUpright ? 0.357 : 0.257
    let width = (size.width * share).rounded()
    rect = CGRect(
      x: (size.width - width) / 2,
      y: size.height - HomeIndicator.margin - HomeIndicator.height,
      width: width, height: HomeIndicator.height)
    isLight =
      backdrop.map { $0.luminance < 0.5 }
      ?? (app.screen.traitCollection.userInterfaceStyle == .dark)
  }

  func paint(in context: CGContext) {
    var path = Path()
    path.addRoundedRect(rect, radii: CornerRadii(uniform: rect.height / 2))
    context.list.append(.fill(path, .winding, isLight ? .white : .black))
  }
}

extension PaintColor {
  /// Its brightness to the eye, from 0 to 1; the weights of ITU-R BT.601.
  fileprivate var luminance: CGFloat { 0.299 * red + 0.587 * green + 0.114 * blue }
}

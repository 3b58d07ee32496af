// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
public import Foundation
internal import HeadlessHost
public import UIKit

/// A device for tests: shows a controller, a view or a cell, is driven like one, and is asked what
/// there is.
///
///     @MainActor @Test func theTitleTurnsTheCorner() {
///       let screen = Screen(device: "iPhone SE", textSize: .accessibilityLarge)
///       screen.show(ProfileController())
///       screen.tap("Refresh")
///       screen.perform("rotate; scroll 200")
///       #expect(screen.frame(of: "title") == CGRect(x: 16, y: 32, width: 536, height: 48))
///       screen.expectNoIssues()
///     }
///
/// What cannot be done, and what differs from what a test expects, is an issue of the test at the line
/// that asked: Swift Testing's inside a `@Test`, XCTest's elsewhere. Sizes are points.
///
/// Time is UIKit's virtual time: animations and gestures cost none. `Timer`, `DispatchQueue` and
/// `Task` keep real time; ``settled()`` lets what they sent to the main queue arrive. Screens of
/// several tests may live at once; each call makes its own the current one. Behaviour note:
/// Documentation/Testing.md.
@MainActor
public final class Screen {
  /// The app that a screen stands for; it has no delegate.
  public let application: UIApplication
  let runtime: Runtime
  /// The window that shows what is tested.
  public let window: UIWindow
  /// What was last given to ``show(_:)-swift.method`` and its like.
  public internal(set) var subject: UIView?
  /// Keeps alive what lists only refer to.
  var owned: [AnyObject] = []

  /// A screen as a device shows it.
  ///
  /// A device of another name than those of `snug devices` is a failure of the test; the screen is
  /// then an iPhone X's.
  ///
  /// - Parameters:
  ///   - device: A device's name, such as `iPhone SE` or `iPad Pro 11`.
  ///   - direction: The direction of the interface; nil follows the language.
  ///   - locale: Language and region, such as `en_US`.
  ///   - scale: Pixels per point; nil for the device's.
  public init(
    device: String = "iPhone X", orientation: UIInterfaceOrientation = .portrait,
    textSize: UIContentSizeCategory = .large, appearance: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection? = nil, locale: String = "en_US",
    isTextBold: Bool = false, scale: CGFloat? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let size = TextSize.allCases.first { $0.contentSizeCategory == textSize.rawValue }
    var configuration = Configuration(
      device: device, orientation: Orientation(orientation), textSize: size ?? .l,
      locale: locale, appearance: appearance == .dark ? .dark : .light, scale: scale)
    var description = DeviceDescription(configuration)
    if description == nil {
      let near = DeviceCatalog.names(near: device).map { "'\($0)'" }.joined(separator: ", ")
      TestPlace(fileID, filePath, line, column).fail(
        "There is no device '\(device)'; did you mean \(near)?")
      configuration.device = "iPhone X"
      description = DeviceDescription(configuration)
    }
    PictureEncoding.install()
    application = UIApplication.replaceShared(description ?? .standard)
    runtime = Runtime.current
    if let direction { application.setLayoutDirection(direction) }
    if isTextBold { application.setBoldText(true) }
    window = UIWindow(frame: UIScreen.main.bounds)
    application.launch(makeDelegate: nil, info: [:])
  }

  /// Runs `body` with this screen's app as the current one.
  func act<Result>(_ body: () -> Result) -> Result {
    application.resume(with: runtime)
    return body()
  }
}

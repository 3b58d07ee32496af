// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum NCUpdateResult: UInt, Sendable {
  case newData, noData, failed
}

public enum NCWidgetDisplayMode: Int, Sendable {
  case compact, expanded
}

/// A controller of the Today view, which no phone shows any more.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  // @objc(widgetPerformUpdateWithCompletionHandler:) optional
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  // @objc(widgetActiveDisplayModeDidChange:withMaximumSize:) optional
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

/// Whether a widget of the Today view has something to show; it is never shown.
public final class NCWidgetController: NSObject {
  public func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .compact }
    set {}
  }
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    CGSize(width: 359, height: 110)
  }
}

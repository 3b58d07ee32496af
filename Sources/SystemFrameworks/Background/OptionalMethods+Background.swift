// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    optionalDefault("widgetPerformUpdateWithCompletionHandler:", self, [completionHandler], ()) {
      (next: any NCWidgetProviding) in
      next.widgetPerformUpdate(completionHandler: completionHandler)
    }
  }
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    optionalDefault(
      "widgetActiveDisplayModeDidChange:withMaximumSize:", self, [activeDisplayMode, maxSize], ()
    ) { (next: any NCWidgetProviding) in
      next.widgetActiveDisplayModeDidChange(activeDisplayMode, withMaximumSize: maxSize)
    }
  }
}

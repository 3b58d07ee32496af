// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
package import UIKit

/// What changes around a running app: how the device is held, what the Settings app says.
extension StepRunner {
  func change(_ action: StepAction) throws(StepProblem) {
    let app = UIApplication.shared
    switch action {
    case .rotate(let rotation): try rotate(rotation)
    case .textSize(let size): set(size)
    case .changeTextSize(let steps): changeTextSize(by: steps)
    case .appearance(let appearance):
      app.setUserInterfaceStyle(appearance == .dark ? .dark : .light)
    case .direction(let isRightToLeft):
      app.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    case .locale(let identifier): app.setLocale(identifier)
    case .boldText(let isBold): app.setBoldText(isBold)
    case .window(let shape): app.resize(to: shape)
    default: break
    }
  }

  private func rotate(_ rotation: StepRotation) throws(StepProblem) {
    let app = UIApplication.shared
    let orientation = Orientation(app.statusBarOrientation).turned(rotation)
    guard app.rotate(to: orientation.interfaceOrientation) else {
      throw .impossible(
        "the app does not turn to \(orientation.rawValue); its Info.plist or the controller in "
          + "front does not support that")
    }
  }

  private func set(_ size: TextSize) {
    UIApplication.shared.setContentSizeCategory(
      UIContentSizeCategory(rawValue: size.contentSizeCategory))
  }

  private func changeTextSize(by steps: Int) {
    let current = UIApplication.shared.preferredContentSizeCategory.rawValue
    let sizes = TextSize.allCases
    let index = sizes.firstIndex { $0.contentSizeCategory == current } ?? 3
    set(sizes[min(max(index + steps, 0), sizes.count - 1)])
  }
}

extension Orientation {
  package init(_ orientation: UIInterfaceOrientation) {
    self =
      switch orientation {
      case .landscapeRight: .landscape
      case .landscapeLeft: .landscapeLeft
      case .portraitUpsideDown: .portraitUpsideDown
      default: .portrait
      }
  }

  package var interfaceOrientation: UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscapeRight
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    }
  }
}

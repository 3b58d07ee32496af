// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing
import UIKit

@testable import Inspection

/// What a check finds on a screen that is made here.
@MainActor
func findings(
  device: String = "iPhone X", orientation: Orientation = .portrait, textSize: TextSize = .l,
  _ fill: (UIViewController) -> Void
) throws -> [Finding] {
  let configuration = Configuration(device: device, orientation: orientation, textSize: textSize)
  let description = try #require(DeviceDescription(configuration))
  let app = UIApplication.replaceShared(description)
  defer { _ = UIApplication.replaceShared(.standard) }
  var said: [ConsoleFault] = []
  Runtime.current.issueSink = { issue in
    if let fault = ConsoleFault(issue) { said.append(fault) }
  }
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  controller.view.backgroundColor = .systemBackground
  fill(controller)
  for _ in 0..<4 { Runtime.current.turn() }
  var number = 0
  let page = FaultBook(screen: "Test").look(
    at: app.windows, in: configuration, also: said, next: &number)
  return page.written.map(\.finding.finding)
}

extension Collection where Element == Finding {
  func of(_ kind: FindingKind) -> [Finding] { filter { $0.kind == kind } }

  func number(_ name: String) -> Double? {
    lazy.flatMap(\.numbers).first { $0.name == name }?.value
  }
}

extension UIView {
  /// Adds a view at a frame.
  @discardableResult
  func put<View: UIView>(
    _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    addSubview(view)
    return view
  }
}

@MainActor
func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = lines
  return label
}

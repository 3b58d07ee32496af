// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing
import UIKit

@testable import Inspection

/// Shows a screen that is made here, and asks something about it.
@MainActor
func onScreen<Answer>(
  device: String = "iPhone X", orientation: Orientation = .portrait, textSize: TextSize = .l,
  in container: (UIViewController) -> UIViewController = { $0 },
  _ fill: (UIViewController) -> Void,
  asking ask: (Configuration, [ConsoleFault]) throws -> Answer
) throws -> Answer {
  let configuration = Configuration(device: device, orientation: orientation, textSize: textSize)
  let description = try #require(DeviceDescription(configuration))
  _ = UIApplication.replaceShared(description)
  defer { _ = UIApplication.replaceShared(.standard) }
  var said: [ConsoleFault] = []
  Runtime.current.issueSink = { issue in
    if let fault = ConsoleFault(issue) { said.append(fault) }
  }
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()
  window.rootViewController = container(controller)
  window.makeKeyAndVisible()
  controller.view.backgroundColor = .systemBackground
  fill(controller)
  for _ in 0..<4 { Runtime.current.turn() }
  return try ask(configuration, said)
}

/// What a check finds on a screen that is made here.
@MainActor
func findings(
  device: String = "iPhone X", orientation: Orientation = .portrait, textSize: TextSize = .l,
  _ fill: (UIViewController) -> Void
) throws -> [Finding] {
  try onScreen(device: device, orientation: orientation, textSize: textSize, fill) {
    configuration, said in
    var number = 0
    let page = FaultBook(screen: "Test").look(
      at: UIApplication.shared.windows, in: configuration, also: said, next: &number)
    return page.written.map(\.finding.finding)
  }
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

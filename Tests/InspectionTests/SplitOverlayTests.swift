// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing
import UIKit

@testable import Inspection

/// A list that lies over a detail goes with a touch beside it (Documentation/Check.md §6.14.3).
@Suite("Columns over a detail")
@MainActor
struct SplitOverlayTests {
  @Test("hide nothing for good, and what takes the touch is no control of the app's")
  func overlay() throws {
    let kinds = try onScreen(
      device: "iPad Pro 11",
      in: { detail in
        let list = UIViewController()
        list.view.backgroundColor = .systemBackground
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneOverSecondary
        split.setViewController(UINavigationController(rootViewController: list), for: .primary)
        split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
        return split
      }, { $0.view.put(label("Petals"), 20, 300, 80, 21) }
    ) { configuration, _ in
      var number = 0
      return FaultBook(screen: "Test").look(
        at: UIApplication.shared.windows, in: configuration, next: &number
      ).written.map(\.finding.finding.kind)
    }
    #expect(!kinds.contains(.coveredElement) && !kinds.contains(.outsideSafeArea), "\(kinds)")
  }
}

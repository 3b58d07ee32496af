// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing

@testable import Inspection
@testable import UIKit

/// Views and parts that a preview shows by themselves (Documentation/Check.md §1.6).
@Suite("Previews of single views")
@MainActor
struct PreviewedViewTests {
  /// A text at the top of a view that fills the screen of an iPhone X, under its sensor housing.
  private func panel() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let label = UILabel(frame: CGRect(x: 20, y: 4, width: 200, height: 21))
    label.text = "Under the housing"
    view.addSubview(label)
    return view
  }

  private func kinds(
    of controller: UIViewController, after launch: () -> Void = {}
  ) throws -> [FindingKind] {
    func shown(_ first: UIViewController) -> UIViewController {
      launch()
      return controller
    }
    return try onScreen(in: shown, { _ in }) { configuration, _ in
      var number = 0
      return FaultBook(screen: "Test").look(
        at: UIApplication.shared.windows, in: configuration, next: &number
      ).written.map(\.finding.finding.kind)
    }
  }

  @Test("are not told to reach out of the safe area, for the app puts them elsewhere")
  func single() throws {
    PreviewRegistry.add("A single panel") { self.panel() }
    let shown = try #require(PreviewRegistry.controller("A single panel"))
    #expect(try !kinds(of: shown).contains(.outsideSafeArea))

    let own = UIViewController()
    own.view = panel()
    #expect(try kinds(of: own).contains(.outsideSafeArea))
  }

  /// A page of the app whose text reaches to the top.
  private final class Part: UIViewController {
    let panel: UIView

    init(_ panel: UIView) {
      self.panel = panel
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func loadView() { view = panel }
  }

  @Test("nor are controllers that the app has as parts of others; pages of a stack are")
  func part() throws {
    let embeds = { UIViewController().addChild(Part(self.panel())) }
    #expect(try !kinds(of: Part(panel()), after: embeds).contains(.outsideSafeArea))
    let pushes = { _ = UINavigationController(rootViewController: Part(self.panel())) }
    #expect(try kinds(of: Part(panel()), after: pushes).contains(.outsideSafeArea))
    #expect(try kinds(of: Part(panel())).contains(.outsideSafeArea))
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing
import UIKit

@testable import Inspection

@Suite("what is drawn over pictures")
@MainActor
struct GeometryTests {
  /// The script of a screen of an iPhone SE that `fill` makes; every place is line 8 of A.swift.
  private func script(
    isRightToLeft: Bool = false, faults: [(number: Int, region: CGRect)] = [],
    _ fill: (UIViewController) -> Void
  ) throws -> String {
    let configuration = Configuration(
      device: "iPhone SE", direction: isRightToLeft ? .rightToLeft : nil)
    let description = try #require(DeviceDescription(configuration))
    let app = UIApplication.replaceShared(description)
    CreationOrigin.callSite = { _ in 4660 }
    defer {
      CreationOrigin.callSite = nil
      _ = UIApplication.replaceShared(.standard)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    fill(controller)
    for _ in 0..<4 { Runtime.current.turn() }
    let note = GeometryNotes.text(of: app.windows, size: UIScreen.main.bounds.size, faults: faults)
    return try #require(GeometryNote(note)).script(
      place: { _ in SourcePlace(file: "A.swift", line: 8, column: 5) }, fingerprint: { "f\($0)" })
  }

  /// A box of 100 × 50 points at 20, 30 from the leading top corner.
  private func box(in controller: UIViewController, leading: CGFloat = 20) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = controller.view
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: leading),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  @Test("a constraint is a line between its two edges, a size a line along its view")
  func constraints() throws {
    let script = try self.script { box(in: $0) }

    #expect(script.hasPrefix("snugGeometry({\"width\":320,\"height\":568,\"nodes\":["))
    // Where both are between 20 and 120, and between 30 and 80, in the middle.
    #expect(script.contains("[\"UIView.leading = view.leading + 20\",0,0,20,55,0,55]"))
    #expect(script.contains("[\"UIView.top = view.top + 30\",0,0,70,30,70,0]"))
    #expect(script.contains("[\"UIView.width = 100\",0,0,20,55,120,55]"))
    #expect(script.contains("[\"UIView.height = 50\",0,0,70,30,70,80]"))
    #expect(script.contains("\"UIView\",2,0,20,30,100,50]"))
    #expect(script.contains("\"places\":[[\"A.swift\",8,5]]"))
  }

  @Test("from right to left the leading edge is the right one, and holds all the same")
  func mirrored() throws {
    let script = try self.script(isRightToLeft: true) { box(in: $0) }

    #expect(script.contains("[\"UIView.leading = view.leading + 20\",0,0,300,55,320,55]"))
  }

  @Test("a required constraint whose edges miss what it says is broken")
  func broken() throws {
    let script = try self.script { controller in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        box.topAnchor.constraint(equalTo: controller.view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 200),
      ])
    }

    #expect(script.contains("[\"UIView.height = 50\",0,"))
    let states = script.components(separatedBy: "[\"UIView.width = ").dropFirst().map {
      $0.split(separator: ",")[1]
    }
    #expect(states.sorted() == ["0", "1"])
  }

  @Test("a label has a baseline for each of its lines, a line's height apart")
  func baselines() throws {
    let script = try self.script { controller in
      let text = label("one\ntwo", lines: 2)
      controller.view.put(text, 16, 100, 200, 60)
    }
    let row = try #require(script.components(separatedBy: "\"UILabel\",2,0,16,100,200,60,").last)
    let lines = row.prefix { $0 != "]" }.split(separator: ",").compactMap { Double($0) }

    #expect(lines.count == 2)
    // Body text is 22 points from line to line; the block of two is in the middle of 100 … 160.
    #expect(lines[1] - lines[0] == 22)
    #expect(lines[0] > 108 && lines[1] < 152)
  }

  @Test("faults have their regions, and what cannot be seen is left out")
  func faults() throws {
    let script = try self.script(faults: [(3, CGRect(x: 1, y: 2, width: 3, height: 4))]) {
      controller in
      controller.view.put(UILabel(), 0, 600, 50, 50)
      controller.view.put(UISwitch(), 0, 60, 50, 50).isHidden = true
    }

    #expect(script.hasSuffix("\"faults\":[[\"f3\",1,2,3,4]]});\n"))
    #expect(!script.contains("UILabel") && !script.contains("UISwitch"))
  }
}

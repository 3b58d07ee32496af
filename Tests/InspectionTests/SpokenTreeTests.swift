// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Testing
import UIKit

@testable import Inspection

/// Orders are worked out by hand from Documentation/Accessibility.md §2.
@Suite("what VoiceOver stops at, in its order")
@MainActor
struct SpokenTreeTests {
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
    label.text = text
    return label
  }

  private func read(_ build: (UIView) -> Void) throws -> [SpokenElement] {
    func fill(_ controller: UIViewController) { build(controller.view) }
    return try onScreen(fill) { _, _ in
      SpokenTree.reading(UIApplication.shared.windows).elements
    }
  }

  @Test("lines go from top to bottom; what is less than eight points lower is on the same line")
  func order() throws {
    let elements = try read { view in
      for item in [
        label("third", 10, 208), label("second", 200, 100), label("first", 10, 107),
        label("fourth", 10, 300),
      ] { view.addSubview(item) }
    }

    #expect(elements.compactMap(\.label) == ["first", "second", "third", "fourth"])
  }

  @Test("a group is read to its end, at the place of its first element")
  func group() throws {
    let elements = try read { view in
      let group = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      group.shouldGroupAccessibilityChildren = true
      for item in [label("in 1", 10, 0), label("in 2", 10, 100)] { group.addSubview(item) }
      for item in [label("before", 10, 50), label("beside", 10, 150), group] {
        view.addSubview(item)
      }
    }

    #expect(elements.compactMap(\.label) == ["before", "in 1", "in 2", "beside"])
  }

  @Test("an order that the app gives holds")
  func given() throws {
    let elements = try read { view in
      let (one, two) = (label("upper", 10, 100), label("lower", 10, 200))
      view.addSubview(one)
      view.addSubview(two)
      view.accessibilityElements = [two, one]
    }

    #expect(elements.compactMap(\.label) == ["lower", "upper"])
  }

  @Test(
    "a modal view hides what is beside it; so do hidden ones and those that hide their elements")
  func hidden() throws {
    let elements = try read { view in
      let (closed, clear) = (UIView(frame: view.bounds), label("clear", 10, 300))
      closed.accessibilityElementsHidden = true
      closed.addSubview(label("closed", 10, 100))
      clear.alpha = 0
      let modal = UIView(frame: view.bounds)
      modal.accessibilityViewIsModal = true
      modal.addSubview(closed)
      modal.addSubview(clear)
      modal.addSubview(label("in front", 10, 400))
      view.addSubview(label("behind", 10, 100))
      view.addSubview(modal)
    }

    #expect(elements.compactMap(\.label) == ["in front"])
  }

  @Test("a row is one element with its texts, its controls are others; segments are one each")
  func parts() throws {
    let elements = try read { view in
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.frame = CGRect(x: 10, y: 100, width: 200, height: 32)
      control.selectedSegmentIndex = 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 200, width: 320, height: 60)
      let toggle = UISwitch(frame: CGRect(x: 250, y: 10, width: 51, height: 31))
      for item in [label("Wind", 10, 10), label("from the west", 10, 32), toggle] {
        cell.contentView.addSubview(item)
      }
      view.addSubview(control)
      view.addSubview(cell)
    }

    #expect(elements.prefix(3).map(\.label) == ["Day", "Week", "Wind, from the west"])
    #expect(elements.prefix(2).map(\.traits) == [["button"], ["button", "selected"]])
    #expect(elements.count == 4)
    #expect(elements.last?.traits.contains("switchButton") == true)
  }

  @Test("the tabs of a tablet are one group, read before what lies below them")
  func tablet() throws {
    let nodes = try onScreen(
      device: "iPad Pro 11",
      in: { controller in
        let tabs = UITabBarController()
        controller.title = "Plants"
        let other = UIViewController()
        other.title = "Moon"
        tabs.viewControllers = [controller, other]
        return tabs
      }, { $0.view.addSubview(label("Rose", 20, 200)) }
    ) { _, _ in SpokenTree.reading(UIApplication.shared.windows) }

    #expect(nodes.elements.map(\.label) == ["Plants", "Moon", "Rose"])
    #expect(nodes.elements.map(\.traits).first == ["selected", "tabBarItem"])
    guard case .container(let container, _)? = nodes.nodes.first else {
      Issue.record("no group comes first")
      return
    }
    #expect(container.kind == .tabBar)
  }

  @Test("what is read aloud has label, value and what the traits mean")
  func sentence() {
    let element = SpokenElement(
      label: "Volume", value: "40 %", hint: "Swipe up or down.",
      traits: ["selected", "notEnabled", "adjustable"],
      frame: Rect(x: 0, y: 0, width: 1, height: 1), className: "UISlider")

    #expect(element.sentence == "Selected. Volume: 40 %. Dimmed. Adjustable. Swipe up or down.")
  }

  @Test("the portable model has its own names, and numbers elements through")
  func portable() throws {
    let element = SpokenElement(
      label: "Day", traits: ["button"], identifier: "day",
      frame: Rect(x: 10, y: 20, width: 30, height: 40), className: "UIButton")
    let nodes: [SpokenNode] = [
      .element(element),
      .container(
        SpokenContainer(.tabBar, frame: Rect(x: 0, y: 1, width: 2, height: 3)), [.element(element)]),
    ]
    let data = try JSONEncoder().encode(SpokenNode.List(nodes))
    let list = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])

    let first = try #require(list[0]["element"] as? [String: Any])
    #expect(first["traversalIndex"] as? Int == 0)
    let value = try #require(first["_0"] as? [String: Any])
    #expect(value["description"] as? String == "Day. Button.")
    #expect(value["traits"] as? [String] == ["button"])
    #expect(value["activationPoint"] as? [Double] == [25, 40])
    let shape = try #require(value["shape"] as? [String: Any])
    #expect(shape["type"] as? String == "frame")
    #expect(shape["frame"] as? [[Double]] == [[10, 20], [30, 40]])
    let container = try #require(list[1]["container"] as? [String: Any])
    let type = try #require((container["_0"] as? [String: Any])?["type"] as? [String: Any])
    #expect(type.keys.elementsEqual(["tabBar"]))
    let child = try #require((container["children"] as? [[String: Any]])?.first)
    #expect((child["element"] as? [String: Any])?["traversalIndex"] as? Int == 1)
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@Suite("What observers are told")
@MainActor
struct KeyValuePathTests {
  @Test("a view's subviews are seen through its layer's sublayers")
  func sublayers() {
    let view = UIView()
    var counts: [Int] = []
    // A test's program has no symbols that a key path could tell its names by.
    let path = KeyValuePath(view, ["layer", "sublayers"]) { _, _ in
      counts.append(view.layer.sublayers?.count ?? 0)
    }
    let child = UIView()
    view.addSubview(child)
    child.removeFromSuperview()
    #expect(counts == [1, 0])
    path.end()
    view.addSubview(child)
    #expect(counts == [1, 0])
  }

  @Test("a layer's bounds, position and transform are observed, each when it is another")
  func layers() {
    let view = UIView()
    var heard: [String] = []
    let paths = ["bounds", "position", "transform"].map { name in
      KeyValuePath(view, ["layer", name]) { _, _ in heard.append(name) }
    }
    view.layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    view.layer.bounds.size.width = 10
    #expect(heard == ["bounds"])
    view.layer.position = CGPoint(x: 3, y: 4)
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(heard == ["bounds", "position", "transform"])
    view.bounds.size.height = 30
    #expect(heard.last == "bounds" && heard.count == 4)
    paths.forEach { $0.end() }
  }

  @Test("a control's states, a field's text and a view's alpha are observed")
  func properties() {
    let button = UIButton()
    let field = UITextField()
    var heard: [String] = []
    let tokens = [
      button.observe(\.isSelected) { button, _ in heard.append("selected \(button.isSelected)") },
      button.observe(\.isEnabled) { button, _ in heard.append("enabled \(button.isEnabled)") },
      button.observe(\.isHighlighted) { _, _ in heard.append("highlighted") },
      button.observe(\.alpha, options: .old) { _, change in
        heard.append("alpha from \(change.oldValue ?? -1)")
      },
    ]
    let text = field.observe(\.text) { field, _ in heard.append(field.text ?? "nil") }
    button.isSelected = true
    button.isEnabled = false
    button.isHighlighted = true
    button.alpha = 0.5
    field.text = "a"
    #expect(
      heard == ["selected true", "enabled false", "highlighted", "alpha from 1.0", "a"])
    withExtendedLifetime((tokens, text)) {}
  }

  private final class Listener: NSObject {
    var heard: [String] = []

    func hear(_ change: [NSKeyValueChangeKey: Any]) {
      let widths = [NSKeyValueChangeKey.oldKey, .newKey].map { key -> String in
        let value = change[key]
        let frame = value as? CGRect ?? (value as? NSValue)?.cgRectValue
        return frame.map { "\(Int($0.width))" } ?? "-"
      }
      heard.append(widths.joined(separator: " "))
    }
  }

  @Test("a key path of several members is observed by text")
  func texts() {
    RuntimeRegistry.prepareFramework()
    RuntimeRegistry.describe(Listener.self).method(
      "observeValueForKeyPath:ofObject:change:context:"
    ) { (o: Listener, a) in o.hear(a[2]) }
    let (controller, listener) = (UIViewController(), Listener())
    controller.view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    controller.addObserver(
      listener, forKeyPath: "view.frame", options: [.old, .new], context: nil)
    controller.view.frame.size.width = 2
    #expect(listener.heard == ["1 2"])
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect(listener.heard == ["1 2", "2 5"])
    controller.removeObserver(listener, forKeyPath: "view.frame")
    controller.view.frame.size.width = 3
    #expect(listener.heard.count == 2)
  }

  private final class Ear: NSObject, UITableViewDelegate {}

  @Test("a scroll view's delegate is observed, a list's too")
  func delegates() {
    let (scroll, list, ear) = (UIScrollView(), UITableView(), Ear())
    var heard: [String] = []
    let tokens = [
      scroll.observe(\.delegate) { view, _ in
        heard.append(view.delegate === ear ? "scroll" : "nobody")
      },
      (list as UIScrollView).observe(\.delegate) { view, _ in
        heard.append(view.delegate === ear ? "list" : "nobody")
      },
    ]
    scroll.delegate = ear
    list.delegate = ear
    #expect(heard == ["scroll", "list"])
    withExtendedLifetime(tokens) {}
  }

  @Test("a property has one observer by Swift's name and one by Objective-C's")
  func names() {
    for (one, other) in [("isSelected", "selected"), ("url", "URL"), ("isLoading", "isLoading")] {
      #expect(KeyValueObservers.areSame(one, other) && KeyValueObservers.areSame(other, one))
    }
    #expect(!KeyValueObservers.areSame("issue", "sue"))
  }
}

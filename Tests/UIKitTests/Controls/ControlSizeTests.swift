// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Testing

@testable import UIKit

@MainActor
@Suite("Sizes of controls")
struct ControlSizeTests {
  @Test("controls have UIKit's natural sizes")
  func sizes() {
    let none = UIView.noIntrinsicMetric

    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 30))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: none, height: 4))
    #expect(UIPickerView().intrinsicContentSize.height == 216)
    #expect(UIDatePicker().intrinsicContentSize.height == 34)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
    #expect(UIActivityIndicatorView().intrinsicContentSize == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test("a slider's frame is its alignment rectangle since iOS 26")
  func sliderInsets() {
    let release = Runtime.current.release
    defer { Runtime.current.release = release }

    Runtime.current.release = .iOS14
    #expect(UISlider().alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    Runtime.current.release = .iOS26
    #expect(UISlider().alignmentRectInsets == .zero)
  }

  @Test("on the canvas a stated length wins over content that must have another")
  func requiredHugging() {
    Runtime.current.canvas = CanvasRules()
    defer { Runtime.current.canvas = nil }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let stepper = UIStepper()
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    stepper.setContentCompressionResistancePriority(.required, for: .horizontal)
    stepper.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stepper)
    stepper.widthAnchor.constraint(equalToConstant: 130).isActive = true
    root.layoutIfNeeded()

    // Its own width is 94.
    #expect(stepper.frame.width == 130)
  }

  @Test("segments are as wide as the widest, with a line of one point between them")
  func segments() {
    let control = UISegmentedControl(items: ["A", "A much longer title"])
    let widest = UISegmentedControl(items: ["A much longer title"])

    #expect(control.intrinsicContentSize.width == 2 * widest.intrinsicContentSize.width + 1)
    #expect(control.intrinsicContentSize.height == 31)
    #expect(control.sizeThatFits(.zero).height == 32)
  }

  @Test("a title that is too long is cut within its segment, 5 points from its edges")
  func cutTitle() {
    onFreshScreen {
      let title = "A much longer title"
      let control = UISegmentedControl(items: [title, title])
      control.frame = CGRect(x: 0, y: 0, width: 140, height: 32)
      let spans = DisplayListBuilder.displayList(of: control).commands.compactMap {
        if case .glyphs(let span, _) = $0 { span } else { nil }
      }
      let pens = spans.flatMap { span in span.positions.map { $0.x + span.origin.x } }
      #expect(pens.contains { $0 < 70 } && pens.contains { $0 > 70 })
      // Up to half a pixel is rounding.
      #expect(
        pens.allSatisfy { (4.75...65).contains($0) || (74.75...135).contains($0) }, "\(pens)")
      #expect(pens.count < 2 * title.count)
    }
  }

  @Test("what stands for a system's screen is as large as its words where nothing else says so")
  func standIn() {
    onFreshScreen {
      let screen = SystemScreen()
      screen.shownName = "SwiftUI: Chart"
      let (root, label) = (UIView(), UILabel())
      label.text = screen.shownName
      root.addSubview(screen.view)
      screen.view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      screen.view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
      root.layoutIfNeeded()
      let margins = screen.view.layoutMargins
      #expect(
        screen.view.intrinsicContentSize.width
          == label.intrinsicContentSize.width + margins.left + margins.right)
      #expect(screen.view.bounds.height == label.intrinsicContentSize.height)
    }
  }

  @Test("an image view is as large as its image, without one it has no natural size")
  func imageView() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))

    view.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }

    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  @Test(
    "content modes place a picture",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
      (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
    ])
  func contentModes(mode: UIView.ContentMode, rect: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

    #expect(mode.rect(for: CGSize(width: 40, height: 20), in: bounds) == rect)
  }

  @Test("text fields with a rounded border are 34 high, also at 14 points")
  func textField() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)

    field.font = .systemFont(ofSize: 17)

    #expect(field.intrinsicContentSize.height == 34)
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34))
        == CGRect(x: 7, y: 2, width: 86, height: 30))
  }

  @Test("a slider keeps its value between its limits")
  func slider() {
    let slider = UISlider()

    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 3
    #expect(slider.value == 3)
  }

  @Test("a switch that constraints make small is drawn as large as ever")
  func smallSwitch() {
    let toggle = UISwitch()
    toggle.bounds.size = CGSize(width: 21, height: 22)
    toggle.setNeedsDisplay()

    #expect(toggle.layer.makeRecording().size == CGSize(width: 51, height: 31))
    #expect(UIView(frame: toggle.bounds).layer.makeRecording().size == toggle.bounds.size)
  }

  @Test("the rectangle of edited text does not ask for that of text that stands")
  func editing() {
    class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
    }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
    let field = Padded()
    #expect(field.editingRect(forBounds: bounds) == UITextField().editingRect(forBounds: bounds))
    #expect(field.editingRect(forBounds: bounds) != field.textRect(forBounds: bounds))
  }
}

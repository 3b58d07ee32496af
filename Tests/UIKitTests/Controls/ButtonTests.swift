// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Testing

@testable import UIKit

@MainActor
@Suite("Buttons")
struct ButtonTests {
  private func makeButton(
    _ title: String?, type: UIButton.ButtonType = .system, size: CGFloat = 15
  ) -> UIButton {
    let button = UIButton(type: type)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test(
    "the height is the title's line in whole points and 12",
    arguments: [(15.0, 30.0), (18, 34), (20, 36), (22, 39), (24, 41), (28, 46)])
  func heights(size: Double, height: Double) {
    let button = makeButton("Set", size: CGFloat(size))

    #expect(button.intrinsicContentSize.height == CGFloat(height))
  }

  @Test("a system button “Button” of 15 points is 46×30")
  func systemButton() {
    #expect(makeButton("Button").intrinsicContentSize == CGSize(width: 46, height: 30))
  }

  @Test("an Arabic title is not cut by its line, which is lower than its letters")
  func arabicTitle() throws {
    let button = makeButton("حجز", size: 17)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let clips = DisplayListBuilder.displayList(of: label).commands.compactMap {
      if case .clip(let path, _) = $0 { path.controlBox } else { nil }
    }
    // Half a line of the system font at 17, 10.14 points, above and below.
    let clip = try #require(clips.last)
    #expect(clip.minY < -10 && clip.maxY > label.bounds.height + 10)
  }

  @Test("constraints of the app's own size a button's image, and place it where they say so")
  func constrainedImage() throws {
    try onDevice("iPhone 14") { _ in
      let button = UIButton()
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
      button.setImage(picture, for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      let image = try #require(button.imageView)
      image.translatesAutoresizingMaskIntoConstraints = false
      let controller = UIViewController()
      controller.view.addSubview(button)
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        button.topAnchor.constraint(equalTo: controller.view.topAnchor),
        button.widthAnchor.constraint(equalToConstant: 60),
        button.heightAnchor.constraint(equalToConstant: 50),
        image.widthAnchor.constraint(equalToConstant: 30),
        image.heightAnchor.constraint(equalTo: button.heightAnchor),
        image.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 4),
      ])
      _ = show(controller)

      #expect(image.frame == CGRect(x: 4, y: 0, width: 30, height: 50))
    }
  }

  @Test("looks of a title may be made of the label that shows it")
  func transformedTitle() {
    let button = UIButton()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      [unowned button] attributes in
      var attributes = attributes
      attributes.font = button.titleLabel?.font.withSize(20)
      return attributes
    }
    button.configuration = configuration
    #expect(button.titleLabel?.text == "Save")
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Save")
  }

  @Test("the label of a configured button has its words before any layout")
  func configuredLabelBeforeLayout() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Lagos"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.text == "Lagos")
    #expect(UIButton(configuration: .plain()).titleLabel?.text == nil)
    configuration.image = UIImage(systemName: "minus")
    #expect(UIButton(configuration: configuration).imageView?.image?.isSymbolImage == true)
    #expect(UIButton(configuration: .plain()).imageView?.image == nil)

    let titled = makeButton("Button")
    titled.configuration = configuration
    #expect(titled.titleLabel?.text == "Lagos")
  }

  @Test("label and image view have what was set before any layout, and what the state shows")
  func partsBeforeLayout() {
    let button = makeButton("Buy")
    button.setTitle("Bought", for: .selected)
    button.setTitleColor(.red, for: .selected)
    let image = UIImage()
    button.setImage(image, for: .normal)
    #expect(button.titleLabel?.text == "Buy")
    #expect(button.imageView?.image === image)

    button.isSelected = true

    #expect(button.titleLabel?.text == "Bought")
    #expect(button.titleLabel?.textColor == .red)

    button.titleLabel?.text = "Gone"
    #expect(button.titleLabel?.text == "Gone")
    button.setTitle(nil, for: .selected)
    button.setTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == nil)
  }

  @Test("an empty or short title is 30 wide")
  func minimumWidth() {
    #expect(makeButton("i").intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(makeButton(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test(
    "beside an image a title has no padding; an image alone leaves room for a line",
    arguments: [
      (title: "Button", image: CGSize(width: 25, height: 25), height: 25.0),
      (title: nil, image: CGSize(width: 20, height: 14), height: 22),
      (title: nil, image: CGSize(width: 158, height: 41), height: 41),
      (title: "Button", image: CGSize(width: 102, height: 102), height: 102),
    ])
  func imageHeight(title: String?, image: CGSize, height: Double) {
    let button = makeButton(title, type: .custom, size: 18)

    button.setImage(UIGraphicsImageRenderer(size: image).image { _ in }, for: .normal)

    #expect(Double(button.intrinsicContentSize.height) == height)
  }

  @Test("a button with an image alone is at least a line high, whatever its insets")
  func imageAndInsets() {
    let button = UIButton(type: .custom)
    let format = UIGraphicsImageRendererFormat()
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 18, height: 18), format: format
    ).image { _ in }
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 15)

    // Recorded: 43 × 52.333, within half a point: a line at 18 points counts as 22 here.
    #expect(button.intrinsicContentSize == CGSize(width: 43, height: 52))
  }

  @Test("content insets take the place of the system's padding")
  func contentInsets() {
    let button = makeButton("Button")

    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)

    #expect(button.intrinsicContentSize == CGSize(width: 56, height: 38))
  }

  @Test("a plain configuration of “Button” is 75×34.5 at 2×")
  func configuration() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"

    withScreen {
      let button = UIButton(configuration: configuration)

      #expect(button.intrinsicContentSize == CGSize(width: 75, height: 34.5))
    }
  }

  @Test("the title is centred and cut in the middle")
  func titlePlacement() {
    let button = makeButton("Button")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)

    button.layoutIfNeeded()

    #expect(button.titleLabel?.frame == CGRect(x: 27, y: 13, width: 46, height: 18))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test("image and title are one centred block; title insets only shift the title")
  func imageAndTitle() {
    let button = makeButton("Button")
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 106, height: 40)

    button.layoutIfNeeded()

    #expect(button.intrinsicContentSize == CGSize(width: 66, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 20, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 40, y: 11, width: 46, height: 18))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == CGSize(width: 66, height: 20))
    #expect(button.titleLabel?.frame.minX == 48)
  }

  @Test("a state without a value takes the normal one")
  func states() {
    let button = makeButton("Normal")
    button.setTitle("Selected", for: .selected)

    #expect(button.title(for: .disabled) == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    #expect(button.state == .selected)
  }

  @Test("actions run on their event, in order, as often as asked")
  func actions() {
    let button = makeButton("Button")
    var calls: [String] = []
    button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    button.addAction(
      UIAction(identifier: .init("x")) { _ in calls.append("first") }, for: .valueChanged)
    button.addAction(
      UIAction(identifier: .init("x")) { _ in calls.append("second") }, for: .valueChanged)

    button.sendActions(for: .touchUpInside)
    button.sendActions(for: [.valueChanged, .touchUpInside])

    #expect(calls == ["up", "up", "second"])
    #expect(button.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("a title label is made when it is asked for or there is a title, not by layout")
  func lazyLabel() {
    let button = UIButton(type: .custom)
    button.frame.size = CGSize(width: 80, height: 40)

    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    #expect(button.titleLabelNow == nil)

    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.map { "\(type(of: $0))" } == ["UIButtonLabel"])
    #expect(button.titleLabel === button.subviews.first)
  }

  @Test("a title's shadow lies under the title; a label's own above it")
  func shadow() {
    #expect(UIButton(type: .system).titleLabel?.shadowOffset == .zero)
    #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
  }
}

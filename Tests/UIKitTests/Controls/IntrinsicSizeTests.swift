// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// The sizes of Documentation/Controls.md §3–§6, releases and text sizes apart.
@MainActor
@Suite("Natural sizes of controls")
struct IntrinsicSizeTests {
  /// How a control is made, and its name in messages.
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> UIView
    let width: Double
    let height: Double

    init(
      _ name: String, _ width: Double, _ height: Double,
      make: @escaping @MainActor @Sendable () -> UIView
    ) {
      testDescription = name
      self.make = make
      self.width = width
      self.height = height
    }
  }

  private func during<Result>(_ release: SystemRelease, _ body: () throws -> Result) rethrows
    -> Result
  {
    let previous = Runtime.current.release
    defer { Runtime.current.release = previous }
    Runtime.current.release = release
    return try body()
  }

  private func natural(_ view: UIView) -> [Double] {
    let size = view.intrinsicContentSize
    return [Double(size.width), Double(size.height)]
  }

  private nonisolated static let common: [Sample] = [
    Sample("switch", 49, 31) { UISwitch() },
    Sample("slider", -1, 30) { UISlider() },
    Sample("activity indicator", 20, 20) { UIActivityIndicatorView(style: .medium) },
    Sample("large activity indicator", 37, 37) { UIActivityIndicatorView(style: .large) },
    Sample("picker", 320, 216) { UIPickerView() },
    Sample("search bar", -1, 56) { UISearchBar() },
    Sample("navigation bar", -1, 44) { UINavigationBar() },
    Sample("tab bar", -1, 49) { UITabBar() },
    Sample("toolbar", -1, 44) { UIToolbar() },
    Sample("view", -1, -1) { UIView() },
    Sample("image view without image", -1, -1) { UIImageView() },
    Sample("scrolling text view", -1, -1) { UITextView() },
    Sample("table", -1, -1) { UITableView() },
    Sample("collection", -1, -1) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    Sample("scroll view", -1, -1) { UIScrollView() },
    Sample("empty label", 0, 0) { UILabel() },
    Sample("stack view", -1, -1) { UIStackView() },
    Sample("container", -1, -1) { UIVisualEffectView() },
  ]

  @Test("controls have the same size in every release", arguments: common)
  func everyRelease(sample: Sample) {
    for release in [SystemRelease.iOS12, .iOS13, .iOS14] {
      during(release) {
        #expect(natural(sample.make()) == [sample.width, sample.height])
      }
    }
  }

  private nonisolated static let older: [Sample] = [
    Sample("stepper", 94, 29) { UIStepper() },
    Sample("progress", -1, 2) { UIProgressView() },
    Sample("three pages", 39, 37) {
      let pages = UIPageControl()
      pages.numberOfPages = 3
      return pages
    },
    Sample("empty rounded field", 33, 30) {
      let field = UITextField()
      field.font = .systemFont(ofSize: 14)
      field.borderStyle = .roundedRect
      return field
    },
  ]

  @Test("up to iOS 12 some controls were smaller", arguments: older)
  func olderRelease(sample: Sample) {
    during(.iOS12) {
      #expect(natural(sample.make()) == [sample.width, sample.height])
    }
  }

  private nonisolated static let newer: [Sample] = [
    Sample("stepper", 94, 32) { UIStepper() },
    Sample("progress", -1, 4) { UIProgressView() },
    Sample("five pages", 153, 26) {
      let pages = UIPageControl()
      pages.numberOfPages = 5
      return pages
    },
    Sample("empty rounded field", 33, 34) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return field
    },
    Sample("wheels", 320, 216) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker
    },
  ]

  @Test("from iOS 14 on controls have the newest sizes", arguments: newer)
  func newestRelease(sample: Sample) {
    #expect(natural(sample.make()) == [sample.width, sample.height])
  }

  @Test("a rounded field has 7 points beside its text, since iOS 13 twice as many")
  func fieldWidth() {
    // “Label” is 41.33 points wide at 17 (41.44 before iOS 14): 41.5 on pixels of 2×.
    for (release, room) in [(SystemRelease.iOS12, 14.0), (.iOS14, 28)] {
      during(release) {
        withScreen {
          let field = UITextField()
          field.font = .systemFont(ofSize: 17)
          field.borderStyle = .roundedRect
          field.text = "Label"

          #expect(Double(field.intrinsicContentSize.width) == 41.5 + room)
        }
      }
    }
  }

  @Test("a field without border is as wide as its text and 1.5 higher than a line")
  func plainField() {
    withScreen {
      let field = UITextField()
      field.font = .systemFont(ofSize: 17)
      field.text = "Label"

      #expect(natural(field) == [41.5, 22])
    }
  }

  /// Points of body at each text size, by Apple's table.
  private nonisolated static let body: [(UIContentSizeCategory, Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  @Test("labels, buttons and text views grow with the text size", arguments: body)
  func textSizes(category: UIContentSizeCategory, points: Double) {
    withScreen(category: category) {
      let line = 1.193359375 * points
      let font = UIFont.preferredFont(forTextStyle: .body)
      let label = UILabel()
      label.font = font
      label.text = "Text"
      let button = UIButton(type: .system)
      button.titleLabel?.font = font
      button.setTitle("Text", for: .normal)
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Text"
      let configured = UIButton(configuration: configuration)

      #expect(Double(font.pointSize) == points)
      #expect(Double(label.intrinsicContentSize.height) == (line * 2).rounded(.up) / 2)
      #expect(Double(button.intrinsicContentSize.height) == line.rounded(.up) + 12)
      #expect(
        Double(configured.intrinsicContentSize.height) == ((line + 14) * 2).rounded(.up) / 2)
    }
  }

  @Test("bold text makes texts wider and no line higher")
  func boldText() {
    func label(_ traits: UITraitCollection) -> UILabel {
      UITraitCollection.current = traits
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "A line of text"
      return label
    }
    let previous = UITraitCollection.current
    defer { UITraitCollection.current = previous }

    let plain = label(previous)
    let bold = label(
      UITraitCollection(traitsFrom: [previous, UITraitCollection(legibilityWeight: .bold)]))

    #expect(bold.intrinsicContentSize.height == plain.intrinsicContentSize.height)
    #expect(bold.intrinsicContentSize.width > plain.intrinsicContentSize.width + 2)
  }

  @Test("n segments are n times as wide as the widest and n − 1 lines", arguments: [2, 3, 5])
  func segments(count: Int) {
    let titles = (0..<count).map { $0 == 0 ? "The widest" : "b" }
    let one = UISegmentedControl(items: ["The widest"])
    let all = UISegmentedControl(items: titles)

    #expect(
      all.intrinsicContentSize.width == CGFloat(count) * one.intrinsicContentSize.width
        + CGFloat(count - 1))
    #expect(all.intrinsicContentSize.height == 31)
    during(.iOS12) {
      #expect(all.intrinsicContentSize.height == 28)
      #expect(all.sizeThatFits(.zero).height == 29)
    }
  }

  @Test("segments take their medium title in whole points and 9 at either side")
  func segmentPadding() {
    // "Gradient" is 53.6 points wide at 13 medium: 2 · (54 + 18) + 1, as Xcode recorded it.
    let control = UISegmentedControl(items: ["Solid", "Gradient"])

    #expect(control.intrinsicContentSize.width == 145)
  }

  @Test("iOS 26 has wide switches, high sliders and search bars")
  func newestControls() {
    during(.iOS26) {
      #expect(natural(UISwitch()) == [61, 28])
      #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 63, height: 28))
      #expect(natural(UISlider()) == [-1, 34])
      #expect(natural(UISearchBar()) == [-1, 64])
    }
    during(.iOS18) { #expect(natural(UISlider()) == [-1, 33]) }
    during(.iOS14) { #expect(natural(UISlider()) == [-1, 30]) }
    during(.iOS9) { #expect(natural(UISearchBar()) == [-1, 44]) }
  }

  @Test("a search bar's field is lower at text sizes below L, not higher above")
  func searchBarText() {
    func height(_ category: UIContentSizeCategory) -> CGFloat {
      let root = UIView()
      root.traitOverrides.preferredContentSizeCategory = category
      let bar = UISearchBar()
      root.addSubview(bar)
      return bar.intrinsicContentSize.height
    }
    // Body's leading is 19 points instead of 22: 36 · 19 / 22 = 31.09, and 10 above and below.
    #expect(height(.extraSmall) == 51)
    #expect(height(.extraExtraLarge) == 56)
  }

  @Test("a search bar that is shown follows a text size")
  func searchBarChange() {
    onDevice("iPhone 14") { _ in
      let controller = UIViewController()
      let bar = UISearchBar()
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: controller.view.topAnchor),
        bar.widthAnchor.constraint(equalToConstant: 300),
      ])
      _ = show(controller)
      #expect(bar.frame.height == 56)
      controller.view.traitOverrides.preferredContentSizeCategory = .extraSmall
      settle()
      #expect(bar.frame.height == 51)
    }
  }

  @Test("a rounded field of a large font is its line and 9.75 high")
  func largeRoundedField() {
    func height(_ size: CGFloat) -> CGFloat {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: size)
      return field.intrinsicContentSize.height
    }
    // 30 · 2444 / 2048 = 35.80.
    #expect(abs(height(30) - 45.55) < 0.01)
    #expect(height(20) == 34)
    // Up to iOS 12 the line in whole points and 4.
    #expect(during(.iOS12) { height(30) } == 40)
  }

  @Test("a field without border has its line's height in whole points up to iOS 13 and if secure")
  func borderlessField() {
    func height(isSecure: Bool) -> Double {
      let field = UITextField()
      field.font = .systemFont(ofSize: 17)
      field.isSecureTextEntry = isSecure
      return Double(field.intrinsicContentSize.height)
    }
    // A line is 20.29 points high.
    #expect(during(.iOS12) { height(isSecure: false) } == 21)
    #expect(height(isSecure: true) == 21)
    #expect(height(isSecure: false) == 22)
  }

  @Test("sizeToFit takes what fits: frames of switch and segments are larger than their sizes")
  func sizeToFit() {
    let toggle = UISwitch()
    toggle.sizeToFit()
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.sizeToFit()
    let plain = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    plain.sizeToFit()

    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(segments.frame.height == 32)
    #expect(plain.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import UIKit

/// Documentation/Controls.md §3, the part with configurations; on pixels of 2×.
@MainActor
@Suite("Buttons with configurations")
struct ButtonConfigurationTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// Medium content insets of (7, 12, 7, 12).
  private func button(
    _ base: UIButton.Configuration = .plain(),
    _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = base
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    return button
  }

  @Test("the styles are alike in size", arguments: 0..<8)
  func styles(index: Int) {
    let styles: [UIButton.Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(),
      .borderedProminent(),
    ]
    withScreen {
      // 50.82 + 24 and 20.287 + 14, up to half points.
      #expect(
        button(styles[index]) { $0.title = "Button" }.intrinsicContentSize
          == CGSize(width: 75, height: 34.5))
    }
  }

  @Test("the title has the text size of the button's own surroundings")
  func textSize() {
    withScreen {
      let holder = UIView()
      let button = button { $0.title = "Button" }
      holder.addSubview(button)

      holder.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge

      // Body has 23 points at xxxL: lines of 23 · 1.193359375 = 27.447 points, and insets of 7.
      // At L it is 75 wide.
      #expect(button.intrinsicContentSize.height == 41.5)
      #expect(button.intrinsicContentSize.width > 85)
    }
  }

  @Test(
    "a symbol that says no size has that of body, at small text sizes too",
    arguments: [(UIContentSizeCategory.extraSmall, 21.25), (.large, 25.5)])
  func symbolSize(category: UIContentSizeCategory, width: CGFloat) {
    withScreen {
      let holder = UIView()
      holder.traitOverrides.preferredContentSizeCategory = category
      let button = button { $0.image = UIImage(systemName: "plus.square") }
      holder.addSubview(button)
      // Documents of one project have 21 to 21.5 and 25.5.
      #expect(abs(button.intrinsicContentSize.width - 24 - width) <= 0.5)
    }
  }

  @Test("content insets are added around the content")
  func contentInsets() {
    withScreen {
      let button = button {
        $0.title = "Button"
        $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
      }

      // 50.82 + 25 = 75.82 and 20.287 + 3 = 23.287.
      #expect(button.intrinsicContentSize == CGSize(width: 76, height: 23.5))
      #expect(button.titleLabel?.frame.minX == 20)
    }
  }

  @Test(
    "an image lies on its side of the title, at its distance, on one middle",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map(\.rawValue))
  func placement(edge: UInt) {
    withScreen {
      // A picture of 30 × 30, 10 points from a title of 50.82 × 20.287.
      let button = button {
        $0.title = "Button"
        $0.image = image(30, 30)
        $0.imagePlacement = NSDirectionalRectEdge(rawValue: edge)
        $0.imagePadding = 10
      }
      let picture = button.imageView?.frame ?? .null
      let title = button.titleLabel?.frame ?? .null
      let gaps = [
        title.minX - picture.maxX, picture.minX - title.maxX, title.minY - picture.maxY,
        picture.minY - title.maxY,
      ]
      let place =
        [NSDirectionalRectEdge.leading, .trailing, .top, .bottom]
        .firstIndex { $0.rawValue == edge } ?? 0

      // Beside: 30 + 10 + 50.82 + 24 = 114.82; above: 30 + 10 + 20.287 + 14 = 74.287.
      #expect(
        button.intrinsicContentSize
          == (place < 2 ? CGSize(width: 115, height: 44) : CGSize(width: 75, height: 74.5)))
      #expect(picture.size == CGSize(width: 30, height: 30))
      #expect(abs(gaps[place] - 10) <= 0.5)
      let apart = place < 2 ? picture.midY - title.midY : picture.midX - title.midX
      #expect(abs(apart) <= 0.5)
    }
  }

  @Test("padding of the image counts only beside a text")
  func imageAlone() {
    let button = button {
      $0.image = image(30, 20)
      $0.imagePadding = 50
    }

    #expect(button.intrinsicContentSize == CGSize(width: 54, height: 34))
    #expect(button.imageView?.frame == CGRect(x: 12, y: 7, width: 30, height: 20))
  }

  @Test("a subtitle stands below the title, at the title's padding")
  func subtitle() {
    withScreen {
      let button = button {
        $0.title = "Button"
        $0.subtitle = "More"
        $0.titlePadding = 4
      }
      // 20.287 + 4 + 12 · 1.19336 + 14 = 52.607.
      #expect(button.intrinsicContentSize == CGSize(width: 75, height: 53))
      let labels = button.subviews.compactMap { $0 as? UILabel }
      #expect(labels.compactMap(\.text) == ["Button", "More"])
      #expect(labels.count == 2 && labels[1].frame.minY >= labels[0].frame.maxY + 3)
    }
  }

  @Test("from right to left leading content stands right")
  func rightToLeft() {
    let button = button {
      $0.title = "Button"
      $0.image = image(20, 20)
      $0.imagePadding = 5
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    }
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()

    let title = button.titleLabel?.frame ?? .null
    let picture = button.imageView?.frame ?? .null
    #expect(abs(picture.maxX - (button.bounds.width - 30)) <= 0.5)
    #expect(title.maxX <= picture.minX - 4)
  }

  @Test("larger button sizes are larger, and smaller ones smaller")
  func sizes() {
    func height(_ size: UIButton.Configuration.Size) -> CGFloat {
      button {
        $0.title = "Button"
        $0.buttonSize = size
      }.intrinsicContentSize.height
    }

    #expect(height(.mini) <= height(.small))
    #expect(height(.small) < height(.medium))
    #expect(height(.medium) < height(.large))
  }

  @Test("fills: none, grey, a share of the tint, the tint")
  func fills() {
    let tint = UIColor.red

    #expect(UIButton.Configuration.plain().fill(tint: tint) == nil)
    #expect(UIButton.Configuration.gray().fill(tint: tint) == .tertiarySystemFill)
    #expect(UIButton.Configuration.filled().fill(tint: tint) == tint)
    #expect(UIButton.Configuration.tinted().fill(tint: tint)?.cgColor.alpha ?? 1 < 0.5)
    #expect(UIButton.Configuration.filled().foreground(tint: tint) == .white)
    var own = UIButton.Configuration.filled()
    own.baseBackgroundColor = .green
    own.baseForegroundColor = .blue
    #expect(own.fill(tint: tint) == .green)
    #expect(own.foreground(tint: tint) == .blue)
  }

  @Test("a transformer gives the title its font, whole or in runs")
  func titleFont() {
    let transformer = UIConfigurationTextAttributesTransformer { attributes in
      var changed = attributes
      changed[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(ofSize: 30)
      return changed
    }
    let plain = button {
      $0.title = "Text"
      $0.titleTextAttributesTransformer = transformer
    }
    let runs = button {
      $0.attributedTitle = AttributedString("Te") + AttributedString("xt")
      $0.titleTextAttributesTransformer = transformer
    }

    // 30 × 1.193359375 is 35.8, on half points 36, between insets of 7.
    #expect(plain.intrinsicContentSize.height == 50)
    #expect(runs.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test("corner styles", arguments: [UIButton.Configuration.CornerStyle.capsule, .fixed])
  func corners(style: UIButton.Configuration.CornerStyle) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = style
    configuration.background.cornerRadius = 3

    #expect(configuration.cornerRadius(height: 40) == (style == .capsule ? 20 : 3))
  }

  private final class Switching: UIButton {
    var updates = 0

    override func updateConfiguration() {
      updates += 1
      configuration?.title = isSelected ? "On" : "Off"
    }
  }

  @Test("a subclass adapts its configuration before it is measured, once a change")
  func subclassUpdates() {
    withScreen {
      let button = Switching(configuration: .plain())
      #expect(button.updates == 0)
      #expect(button.intrinsicContentSize.height == 34.5)
      #expect(button.configuration?.title == "Off")
      button.isSelected = true
      button.layoutIfNeeded()
      #expect(button.configuration?.title == "On")
      button.layoutIfNeeded()
      #expect(button.updates == 2)
    }
  }

  @Test("a title and an image of the normal state replace the configuration's")
  func stateContentReplacesConfiguration() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Old")
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    let heart = UIImage(systemName: "heart")

    button.setTitle("New", for: .normal)
    button.setImage(heart, for: .normal)

    #expect(button.currentTitle == "New")
    #expect(button.shownTitle?.string == "New")
    #expect(button.configuration?.image == heart)
    button.setTitle("Pressed", for: .highlighted)
    #expect(button.configuration?.title == "New")
    button.setAttributedTitle(NSAttributedString(string: "Newest"), for: .normal)
    #expect(button.shownTitle?.string == "Newest")
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@Suite("buttons with a configuration and little width")
@MainActor
struct WrappingButtonTests {
  private func height(width: CGFloat, _ mode: NSLineBreakMode = .byWordWrapping) -> CGFloat {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Save and go on to the next page"
    configuration.titleLineBreakMode = mode
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: holder.topAnchor),
      button.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: width),
    ])
    holder.layoutIfNeeded()
    return button.frame.height
  }

  @Test("the title goes over more lines and the button grows with it, unless it is cut")
  func wrapping() {
    onFreshScreen {
      let one = height(width: 380)
      let more = height(width: 150)
      #expect(more > one + 15)
      #expect(height(width: 150, .byTruncatingTail) == one)
    }
  }

  @Test(
    "a mode that cuts leaves one line, and wrapping again brings them all back",
    arguments: [
      NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
    ])
  func cutting(mode: NSLineBreakMode) {
    onFreshScreen {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Moderate difficulty"
      configuration.subtitle = "Two hours without a break"
      configuration.titleLineBreakMode = mode
      configuration.subtitleLineBreakMode = mode
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 110, height: 100)
      button.layoutIfNeeded()

      let labels = button.subviews.compactMap { $0 as? UILabel }
      #expect(labels.count == 2)
      for label in labels {
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == mode)
        // Body's line is 20.29 points, that of caption1 14.32; the content is 86 wide.
        #expect(label.frame.height < 22)
        #expect(label.frame.width <= 86)
      }

      button.configuration?.titleLineBreakMode = .byWordWrapping
      button.configuration?.subtitleLineBreakMode = .byCharWrapping
      button.layoutIfNeeded()
      for label in labels {
        #expect(label.numberOfLines == 0)
        #expect(label.frame.height > 26)
      }
    }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Traits.md §3.4.
@MainActor
@Suite struct DynamicImageTests {
  @Test("an image on show changes with the style")
  func imageFollowsStyle() {
    onDevice("iPhone X") { app in
      func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
          color.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
      }
      let asset = UIImageAsset()
      asset.register(picture(.red), with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(picture(.blue), with: UITraitCollection(userInterfaceStyle: .dark))
      let controller = UIViewController()
      let window = show(controller)
      let view = UIImageView(image: asset.image(with: .current))
      view.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
      controller.view.addSubview(view)
      settle()
      let light = DisplayListBuilder.displayList(of: window)

      app.setUserInterfaceStyle(.dark)
      settle()
      let dark = DisplayListBuilder.displayList(of: window)
      app.setUserInterfaceStyle(.light)
      settle()

      #expect("\(light)" != "\(dark)")
      #expect("\(DisplayListBuilder.displayList(of: window))" == "\(light)")
    }
  }
}

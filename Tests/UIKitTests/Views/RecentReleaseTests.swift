// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// What iOS 26 added and layout depends on.
@MainActor
@Suite("Parts of iOS 26", .serialized)
struct RecentReleaseTests {
  private let parent = makeRoot(320, 480)

  private func child(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    parent.addSubview(view)
    return view
  }

  @Test("fixed corners and capsules follow the size")
  func corners() {
    let view = child(0, 0, 100, 40)
    view.cornerConfiguration = .corners(radius: .fixed(12))
    #expect(view.layer.cornerRadius == 12)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .allCorners) == 20)
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 26)
    #expect(view.layer.cornerRadius == 26)
  }

  @Test("each corner may have a radius of its own")
  func differentCorners() {
    let view = child(0, 0, 100, 100)
    view.cornerConfiguration = .uniformTopRadius(.fixed(20), bottomLeftRadius: .fixed(8))
    #expect(view.effectiveRadius(corner: .topRight) == 20)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 8)
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    #expect(view.layer.cornerRadius == 20)
  }

  @Test("a concentric corner is as far from the container's everywhere")
  func concentric() {
    let container = child(0, 0, 200, 200)
    container.cornerConfiguration = .corners(radius: .fixed(30))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    container.addSubview(inner)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .topLeft) == 20)
    inner.frame = CGRect(x: 25, y: 25, width: 150, height: 150)
    #expect(inner.effectiveRadius(corner: .topLeft) == 5)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 12))
    #expect(inner.layer.cornerRadius == 12)
  }

  @Test("a background extension view keeps its content in the safe area")
  func backgroundExtension() {
    parent.assignSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    let view = UIBackgroundExtensionView(frame: parent.bounds)
    parent.addSubview(view)
    let content = UIView(frame: .zero)
    view.contentView = content
    view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
    view.automaticallyPlacesContentView = false
    content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("layout regions are the guides of the view")
  func regions() {
    parent.assignSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(parent.layoutGuide(for: .safeArea()) === parent.safeAreaLayoutGuide)
    #expect(
      parent.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === parent.layoutMarginsGuide
    )
    #expect(
      parent.edgeInsets(for: .margins()) == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    #expect(
      parent.directionalEdgeInsets(for: .safeArea())
        == NSDirectionalEdgeInsets(top: 44, leading: 10, bottom: 34, trailing: 12))
  }

  @Test("a finger moves a slider with ticks to the nearest allowed one")
  func sliderTicks() {
    // Ticks at 0, 2.5, 5, 7.5 and 10, of which 2.5 to 7.5 are allowed.
    let track = UISlider.TrackConfiguration(enabledRange: 2...8, numberOfTicks: 5)
    #expect(track.allowed(0, from: 0, to: 10) == 2.5)
    #expect(track.allowed(6, from: 0, to: 10) == 5)
    #expect(track.allowed(10, from: 0, to: 10) == 7.5)
    let free = UISlider.TrackConfiguration(allowsTickValuesOnly: false, enabledRange: 2...8)
    #expect(free.allowed(6.25, from: 0, to: 10) == 6.25)
    #expect(free.allowed(9, from: 0, to: 10) == 8)
  }

  @Test("a tab accessory stands above the bar and takes room from the content")
  func tabAccessory() {
    onDevice("iPhone X") { _ in
      let tabs = UITabBarController()
      let content = UIViewController()
      tabs.viewControllers = [content]
      _ = show(tabs)
      let before = content.view.safeAreaInsets.bottom
      let accessory = UITabAccessory(contentView: UIView())
      #expect(tabs.traitCollection.tabAccessoryEnvironment == .none)
      tabs.setBottomAccessory(accessory, animated: false)
      settle()
      // The bar is 49 + 34 high: 812 - 83 - 8 - 48.
      #expect(accessory.contentView.frame == CGRect(x: 20, y: 673, width: 335, height: 48))
      #expect(content.view.safeAreaInsets.bottom == before + 56)
      #expect(accessory.contentView.traitCollection.tabAccessoryEnvironment == .regular)
      tabs.bottomAccessory = nil
      settle()
      #expect(accessory.contentView.superview == nil)
      #expect(content.view.safeAreaInsets.bottom == before)
    }
  }

  @Test("what waits is laid out before and inside an animation that flushes updates")
  func flushing() {
    let view = child(0, 0, 100, 100)
    let inner = UIView(frame: .zero)
    view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    let roots = Runtime.current.roots
    Runtime.current.roots = { [parent] in [parent] }
    defer { Runtime.current.roots = roots }
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
      #expect(inner.bounds.width == 10)
      width.constant = 60
    }
    #expect(inner.bounds.width == 60)
  }
}

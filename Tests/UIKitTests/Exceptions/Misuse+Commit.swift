// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument

@testable import UIKit

extension Misuse {
  /// Does what UIKit stops for; never returns where UIKit raises.
  @MainActor
  func commit() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    switch self {
    case .constraintAcrossHierarchies:
      let stranger = UIView()
      view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
    case .constraintToLooseGuide:
      let guide = UILayoutGuide()
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    case .priorityAcrossRequired:
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      view.layoutIfNeeded()
      width.priority = UILayoutPriority(750)
    case .pairingLeftWithLeading: relate(view, .left, to: view, .leading)
    case .pairingSizeWithLocation:
      relate(view, .width, to: view, .centerX)
      view.layoutIfNeeded()
    case .locationAlone: relate(view, .left, to: nil, .notAnAttribute)
    case .constraintToSomethingElse: relate(NSObject(), .width, to: nil, .notAnAttribute)
    case .constantNotANumber: view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
    case .multiplierNotFinite:
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
    case .frameNotANumber: view.frame = CGRect(x: CGFloat.nan, y: .nan, width: 1, height: 1)
    case .boundsNotANumber: view.bounds.size = CGSize(width: CGFloat.nan, height: 1)
    case .subviewOfItself: view.addSubview(view)
    case .brokenVisualFormat:
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[", metrics: nil, views: [:])
    case .unknownKey: view.setValue(1, forKey: "ghost")
    case .unknownSelector: RuntimeRegistry.perform(Selector("ghost:"), on: view, with: [view])
    case .nilForNumber:
      RuntimeRegistry.prepareFramework()
      view.setValue(nil, forKey: "tag")
    case .scaledFontScaledAgain:
      let metrics = UIFontMetrics(forTextStyle: .body)
      _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 12)))
    default: commitToLoad(view)
    }
  }

  @MainActor
  private func commitToLoad(_ view: UIView) {
    switch self {
    case .missingStoryboard: _ = UIStoryboard(name: "Nowhere", bundle: nil)
    case .missingScene: _ = Self.emptyStoryboard.instantiateViewController(withIdentifier: "nobody")
    case .missingSegue: UIViewController().performSegue(withIdentifier: "away", sender: nil)
    case .missingNib: _ = UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil)
    case .nibWithoutView:
      UIViewController(nibName: "Loose", bundle: Self.bundleOfLooseNib).loadViewIfNeeded()
    default: commitToList(view)
    }
  }

  @MainActor
  private func commitToList(_ view: UIView) {
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: .init())
    let source = ThreeItems()
    list.dataSource = source
    let first = IndexPath(item: 0, section: 0)
    switch self {
    case .collectionWithoutLayout: _ = UICollectionView(frame: .zero)
    case .collectionIdentifier: _ = list.dequeueReusableCell(withReuseIdentifier: "X", for: first)
    case .tableIdentifier:
      _ = UITableView().dequeueReusableCell(withIdentifier: "X", for: first)
    case .scrollBeyondItems:
      list.layoutIfNeeded()
      list.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
    case .popoverOnPhone:
      _ = UIPopoverController(contentViewController: UIViewController())
    case .scrollPositionTwice:
      list.layoutIfNeeded()
      list.scrollToItem(at: first, at: [.top, .bottom], animated: false)
    default: break
    }
  }

  @MainActor
  private func relate(
    _ item: Any, _ attribute: NSLayoutConstraint.Attribute, to other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: 3)
    constraint.isActive = true
  }

  @MainActor
  private static var emptyStoryboard: UIStoryboard {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes/></document>
      """
    guard let document = try? Document(data: Data(text.utf8), file: "Main.storyboard") else {
      preconditionFailure("the storyboard of this test does not parse")
    }
    return UIStoryboard(source: NibSource(document: document, bundle: .main))
  }

  /// A folder with a xib whose owner has no view.
  private static var bundleOfLooseNib: Bundle? {
    let checkout = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return Bundle(path: checkout.appendingPathComponent("Fixtures/LooseNib").path)
  }
}

/// One section of three items whose cells are never asked for.
private final class ThreeItems: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

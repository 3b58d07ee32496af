// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// The objects of xibs (Documentation/Fidelity.md §2.10).
extension DocumentCanvas {
  func layOutObjects(_ source: NibSource) {
    Runtime.current.canvas?.sizesRowsFirst = true
    let loader = NibLoader(source: source, owner: nil)
    kept.append(loader)
    var made: [(UIView, Element)] = []
    for element in document.objects {
      let object = loader.make(element)
      if let object { kept.append(object) }
      if let view = object as? UIView { made.append((view, element)) }
    }
    loader.finish()
    for (view, element) in made {
      let size = element.rect("frame")?.size ?? view.bounds.size
      giveContentExtent(view, element, size: size)
      if let cell = view as? UITableViewCell {
        useRowMargin(of: nil, rowWidth: size.width)
        keepRowMargins(cell, element)
        loosenBottom(of: cell, element)
        kept.append(cell)
      } else if isScreenRoot(element), screen.era >= .xcode9 {
        makeController(of: view, element)
      }
      host(view, element, size: size, insets: insets(ofObject: element, size: size))
    }
    for (_, element) in made { layOutPrototypes(below: element, source, nil, nil) }
  }

  /// Whether the canvas shows an object as the view of a controller, with its margins and insets.
  private func isScreenRoot(_ element: Element) -> Bool {
    ["view", "collectionViewCell", "collectionReusableView"].contains(element.name)
  }

  private func makeController(of view: UIView, _ element: Element) {
    let controller = UIViewController()
    controller.view = view
    controller.containerSafeAreaInsets = bars.insets(ofController: element, inSheet: false)
    kept.append(controller)
    // Constraints of an old cell mean its content view, which fills it (InterfaceBuilder.md §5.6).
    if let cell = view as? UICollectionViewCell, element.child(key: "contentView")?.name == "view" {
      cell.contentView.layoutMargins = .zero
      cell.contentView.preservesSuperviewLayoutMargins = true
    }
  }

  /// Phones without a home button keep their corners clear in xibs of any size, and so do, with
  /// the status bar, all devices from Xcode 14 on; otherwise only views as large as the screen, in
  /// Xcode 9 and 10 all that are as high as the smallest one.
  private func insets(ofObject element: Element, size: CGSize) -> UIEdgeInsets {
    let isTall = screen.era == .xcode9 && size.height >= 480
    let isAlways = screen.isRound || screen.era >= .xcode14 || isTall
    guard document.device != nil,
      isScreenRoot(element) && !screen.isPad && isAlways || size == UIScreen.main.bounds.size
    else { return .zero }
    var covered = screen.insets(
      of: CGRect(origin: .zero, size: size), hasStatusBar: !bars.hidesStatusBar(element),
      inXib: true)
    if bars.standsBelowTopBar(element) { covered.top = 0 }
    return covered
  }
}

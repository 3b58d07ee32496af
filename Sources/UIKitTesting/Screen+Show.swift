// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
public import UIKit

extension Screen {
  /// Shows a controller on the whole screen, in place of what was shown before.
  public func show(_ controller: UIViewController) {
    act {
      window.rootViewController = controller
      if window.isHidden { window.makeKeyAndVisible() }
      subject = controller.view
      TestClock.settle()
    }
  }

  /// Shows a view below the status bar, from the left edge.
  ///
  /// - Parameters:
  ///   - width: The view's width; nil for the one that its constraints and content ask for.
  ///   - height: Its height; nil for the one that it needs at that width.
  public func show(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    act {
      let controller = BareController()
      window.rootViewController = controller
      if window.isHidden { window.makeKeyAndVisible() }
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      controller.place = { [weak view, weak controller] in
        guard let view, let controller else { return }
        let size = Screen.size(of: view, width: width, height: height)
        view.frame = CGRect(
          origin: CGPoint(x: 0, y: controller.view.safeAreaInsets.top), size: size)
      }
      controller.place?()
      subject = view
      TestClock.settle()
    }
  }

  /// Shows a cell as a table shows it that is `width` points wide: as tall as it says.
  ///
  /// The cell stands alone in a table below the status bar.
  public func show(_ cell: UITableViewCell, width: CGFloat? = nil) {
    act {
      let source = OneCell(cell)
      owned = [source]
      let controller = BareController()
      window.rootViewController = controller
      if window.isHidden { window.makeKeyAndVisible() }
      let table = UITableView(frame: .zero, style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = source
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 44
      controller.view.addSubview(table)
      window.layoutIfNeeded()
      controller.place = { [weak table, weak controller] in
        guard let table, let controller else { return }
        let (bounds, top) = (controller.view.bounds, controller.view.safeAreaInsets.top)
        table.frame = CGRect(
          x: 0, y: top, width: width ?? bounds.width, height: bounds.height - top)
      }
      controller.place?()
      subject = cell
      TestClock.settle()
    }
  }

  /// Shows a cell as a collection view shows it whose estimate is `width` by 50 points: as large as
  /// its `preferredLayoutAttributesFitting(_:)` says.
  public func show(_ cell: UICollectionViewCell, width: CGFloat? = nil) {
    act {
      let controller = BareController()
      window.rootViewController = controller
      if window.isHidden { window.makeKeyAndVisible() }
      controller.view.addSubview(cell)
      window.layoutIfNeeded()
      controller.place = { [weak cell, weak controller] in
        guard let cell, let controller else { return }
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = CGSize(width: width ?? controller.view.bounds.width, height: 50)
        cell.frame = CGRect(
          origin: CGPoint(x: 0, y: controller.view.safeAreaInsets.top), size: attributes.size)
        cell.layoutIfNeeded()
        let size = cell.preferredLayoutAttributesFitting(attributes).size
        cell.frame.size = size
      }
      controller.place?()
      subject = cell
      TestClock.settle()
    }
  }

  /// The size a view gets where nothing else decides it.
  private static func size(of view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let target = CGSize(
      width: width ?? UIView.layoutFittingCompressedSize.width,
      height: height ?? UIView.layoutFittingCompressedSize.height)
    var size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
    if size.width == 0 || size.height == 0 {
      let fitted = view.sizeThatFits(
        CGSize(
          width: width ?? .greatestFiniteMagnitude, height: height ?? .greatestFiniteMagnitude))
      size = CGSize(width: max(size.width, fitted.width), height: max(size.height, fitted.height))
    }
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/CompositionalLayout.md §7: a margin of 16 points, a gap of 12 between accessories.
@MainActor
@Suite("Accessories of list cells")
struct ListAccessoryTests {
  private func cell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  private func custom(
    _ view: UIView, isHidden: Bool? = nil, reserving width: UICellAccessory.LayoutDimension? = nil,
    keepsSize: Bool? = nil
  ) -> UICellAccessory {
    .customView(
      configuration: .init(
        customView: view, placement: .trailing(), isHidden: isHidden, reservedLayoutWidth: width,
        maintainsFixedSize: keepsSize))
  }

  private func box(_ side: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  @Test("an accessory is centred in the width reserved for it, and content ends before that")
  func reservedWidth() {
    let view = box(20)
    let cell = cell([custom(view, reserving: .custom(40))])

    // From 375 - 16 - 40 = 319 to 359.
    #expect(view.frame == CGRect(x: 329, y: 12, width: 20, height: 20))
    #expect(cell.contentView.frame.maxX == 319)
  }

  @Test("what is reserved changes no accessory's size, though it is less than that")
  func narrowRoom() {
    let view = box(20)
    _ = cell([custom(view, reserving: .custom(10))])

    // The room goes from 349 to 359, its middle is 354.
    #expect(view.frame == CGRect(x: 344, y: 12, width: 20, height: 20))
  }

  @Test("an accessory of the system takes its options, too")
  func systemWidth() {
    let plain = cell([.checkmark()])
    let wide = cell([.checkmark(options: .init(reservedLayoutWidth: .custom(100)))])

    #expect(abs(wide.contentView.frame.maxX - 259) < 0.01)
    #expect(plain.contentView.frame.maxX > wide.contentView.frame.maxX)
  }

  @Test("a hidden accessory is not seen and keeps its room", arguments: [true, false])
  func hidden(isHidden: Bool) {
    let view = box(20)
    let cell = cell([custom(view, isHidden: isHidden)])

    #expect(view.isHidden == isHidden)
    #expect(abs(cell.contentView.frame.maxX - 339) < 0.01)
  }

  @Test("a view that keeps its size has that of its frame, and not what fits")
  func fixedSize() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
    label.text = "Pear"
    _ = cell([custom(label, keepsSize: true)])
    #expect(label.frame.size == CGSize(width: 90, height: 10))

    _ = cell([custom(label)])
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("a view without a size of its own has that of its constraints")
  func constrained() {
    let (view, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    _ = cell([custom(view)])

    #expect(view.frame == CGRect(x: 329, y: 17, width: 30, height: 10))
  }

  @Test("a menu shows what is chosen in it, and says when that changes")
  func menu() throws {
    let entries = ["Daily", "Weekly"].map { UIAction(title: $0) { _ in } }
    var told = 0
    let cell = cell([
      .popUpMenu(UIMenu(children: entries)) { _ in told += 1 }
    ])
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.configuration?.title == "Daily")

    button.select(entries[1])
    #expect(button.configuration?.title == "Weekly" && told == 1)
  }

  @Test("accessories of the system stand in an order of their own, whatever the list's")
  func order() {
    let given: [UICellAccessory] = [
      .reorder(), .disclosureIndicator(), custom(box(20)), .label(text: "3"), .detail(),
    ]
    let types = UICellAccessory.inOrder(given).map(\.accessoryType)
    #expect(types.dropFirst() == [.label, .detail, .disclosureIndicator, .reorder])
  }
}

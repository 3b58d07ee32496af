// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/TableView.md §1.3.
@MainActor
@Suite("Views beside the content view", .serialized)
struct BesideContentTests {
  private final class Bubble: UITableViewCell {
    let box = UIView()

    /// Twenty points above and below a box of fixed height, all of it in the cell itself.
    func fill(height: CGFloat) {
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        box.heightAnchor.constraint(equalToConstant: height),
        box.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
  }

  private func height(of cell: UITableViewCell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("views in the cell itself give a row its height where the content view is empty")
  func row() {
    let cell = Bubble(style: .default, reuseIdentifier: nil)
    cell.fill(height: 60)
    #expect(height(of: cell) == 100)
  }

  @Test("constraints inside the content view go before those beside it")
  func both() {
    let cell = Bubble(style: .default, reuseIdentifier: nil)
    cell.fill(height: 60)
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      inside.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      inside.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      inside.heightAnchor.constraint(equalToConstant: 30),
      inside.widthAnchor.constraint(equalToConstant: 30),
    ])
    #expect(height(of: cell) == 30)
  }

  @Test(
    "a constraint from inside the content view to the cell changes no height",
    arguments: [NSLayoutConstraint.Relation.equal, .lessThanOrEqual])
  func tied(to relation: NSLayoutConstraint.Relation) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inside)
    let foot =
      relation == .equal
      ? inside.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8)
      : inside.bottomAnchor.constraint(
        lessThanOrEqualTo: cell.contentView.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8), foot,
      inside.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      inside.heightAnchor.constraint(equalToConstant: 100),
    ])
    #expect(height(of: cell) == 116)
  }

  @Test("a collection cell measures views beside an empty content view too")
  func item() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 80),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 30))
  }
}

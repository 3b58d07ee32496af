// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/CollectionView.md §5.7.
@MainActor
@Suite("Registrations of cells")
struct CellRegistrationTests {
  private final class Plain: UICollectionViewCell {}
  private final class Wide: UICollectionViewCell {}

  private func list() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
  }

  private func identifiers() -> [String?] {
    let list = list()
    let names = UICollectionView.CellRegistration<Plain, String> { _, _, _ in }
    let places = UICollectionView.CellRegistration<Plain, String> { _, _, _ in }
    let path = IndexPath(item: 0, section: 0)
    return [names, places, names].map { registration in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: "x").reuseIdentifier
    }
  }

  @Test("each has an identifier of its own, which every launch gives it again")
  func identifiersStay() {
    let first = identifiers()
    let filler = (0..<5).map { _ in UICollectionView.CellRegistration<Wide, Int> { _, _, _ in } }
    let second = identifiers()
    #expect(filler.count == 5)
    #expect(first == second)
    #expect(first[0] == first[2])
    #expect(first[0] != first[1])
  }

  @Test("one that is gone does not leave its cells to the next")
  func goneRegistrations() {
    let list = list()
    let path = IndexPath(item: 0, section: 0)
    for _ in 0..<20 {
      let plain = UICollectionView.CellRegistration<Plain, Int> { _, _, _ in }
      let one: UICollectionViewCell = list.dequeueConfiguredReusableCell(
        using: plain, for: path, item: 0)
      #expect(one is Plain)
      let wide = UICollectionView.CellRegistration<Wide, Int> { _, _, _ in }
      let other: UICollectionViewCell = list.dequeueConfiguredReusableCell(
        using: wide, for: path, item: 0)
      #expect(other is Wide)
    }
  }
}

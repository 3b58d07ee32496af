// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

/// Cells with one text each, 8 points around it.
private final class TextCell: UICollectionViewCell {
  let text = label("Text", lines: 0)

  required init(frame: CGRect) {
    super.init(frame: frame)
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by lists only") }
}

@MainActor
private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Text", for: indexPath)
  }
}

@Suite("items of compositional layouts")
@MainActor
struct CompositionTests {
  /// What is found where items have that size in a column.
  private func found(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    textSize: TextSize = .l
  ) throws -> [Finding] {
    let source = Source()
    return try findings(textSize: textSize) { controller in
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let list = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
      list.register(TextCell.self, forCellWithReuseIdentifier: "Text")
      list.dataSource = source
      controller.view.addSubview(list)
    }
  }

  @Test("an estimate that is twice the truth is told, with the value to set")
  func estimates() throws {
    // One line of body text is 20.33 points, 16 around it.
    let far = try found(.fractionalWidth(1), .estimated(120)).of(.wrongEstimate)
    #expect(far.count == 1)
    #expect(far.first?.remedy.contains(".estimated(36)") == true)
    #expect(try found(.fractionalWidth(1), .estimated(44)).of(.wrongEstimate).isEmpty)
  }

  @Test("an item wider than the list is told; one as wide is not")
  func widths() throws {
    let wide = try found(.absolute(500), .estimated(44)).of(.itemWiderThanList)
    #expect(wide.count == 1)
    // 375 points on an iPhone X.
    #expect(wide.number("too wide") == 125)
    #expect(try found(.fractionalWidth(1), .estimated(44)).of(.itemWiderThanList).isEmpty)
  }

  @Test("a constant height around text is told where the text outgrows it")
  func heights() throws {
    let low = try found(.fractionalWidth(1), .absolute(40), textSize: .ax5)
    #expect(low.of(.fixedHeightAroundText).count == 1)
    #expect(
      try found(.fractionalWidth(1), .absolute(40)).of(.fixedHeightAroundText).isEmpty)
    #expect(
      try found(.fractionalWidth(1), .estimated(40), textSize: .ax5).of(.fixedHeightAroundText)
        .isEmpty)
  }
}

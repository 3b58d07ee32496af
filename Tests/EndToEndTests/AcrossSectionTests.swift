// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Cards of a section that scrolls across its list (Documentation/Steps.md §5.3).
@Suite("Cards of sections that scroll across")
struct AcrossSectionTests {
  /// Eight cards, of which one is in sight at a time; the sixth opens a screen.
  private static let source =
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: ShelfController())") + """
      class DetailController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Opened"
              view.backgroundColor = .white
          }
      }

      class Card: UICollectionViewCell {
          let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
          override init(frame: CGRect) {
              super.init(frame: frame)
              contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { nil }
      }

      class ShelfController: UICollectionViewController {
          init() {
              let whole = NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
              let group = NSCollectionLayoutGroup.horizontal(
                  layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
              let section = NSCollectionLayoutSection(group: group)
              section.orthogonalScrollingBehavior = .groupPagingCentered
              super.init(
                  collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
          }
          required init?(coder: NSCoder) { nil }

          override func viewDidLoad() {
              super.viewDidLoad()
              collectionView.register(Card.self, forCellWithReuseIdentifier: "card")
          }
          override func collectionView(
              _ view: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 8 }
          override func collectionView(
              _ view: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
              let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
              (cell as? Card)?.label.text = "Card \\(path.item)"
              return cell
          }
          override func collectionView(
              _ view: UICollectionView, didSelectItemAt path: IndexPath
          ) {
              guard path.item == 5 else { return }
              navigationController?.pushViewController(DetailController(), animated: false)
          }
      }

      """

  @Test("steps bring a card into sight, by its number and by its text")
  func steps() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(
      [
        "render", "App", "--device", "iPhone SE", "--format", "text", "--steps",
        "select 0.5; expect Opened; back; scroll to \"Card 2\"; scroll to \"Card 6\"; "
          + "expect \"Card 6\"",
      ], in: folder.url)
    #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
  }

  /// The card in sight first opens nothing, so others stand for themselves as rows do.
  @Test("exploring selects cards that are not in sight first")
  func explored() throws {
    try ExploredApp.expectAll(2, of: Self.source)
  }
}

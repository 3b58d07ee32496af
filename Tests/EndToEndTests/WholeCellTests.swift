// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Cells that put everything into themselves, and nothing into their content view
/// (Documentation/Check.md §1.4).
@Suite("Cells without content view")
struct WholeCellTests {
  @Test("one that no list shows has the height that it asks for")
  func heightOfLoneCell() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tiles, to: "App.swift")
    let result = try Snug.run([
      "check", folder.path, "--no-explore", "--report", folder.path + "/report", "--device",
      "iPhone SE", "--text-size", "L", "--locale", "en_US", "--orientation", "portrait",
      "--appearance", "light", "--direction", "ltr",
    ])
    #expect(result.output.contains("TilesController › WholeTile"), "\(result.errors)")
    #expect(!result.output.contains("[unsatisfiable-constraints]"), "\(result.output)")
  }

  private static let tiles =
    SmallApp.delegate(showing: "TilesController()") + """


      class TilesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

        required init?(coder: NSCoder) {
          super.init(collectionViewLayout: UICollectionViewFlowLayout())
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(WholeTile.self, forCellWithReuseIdentifier: "Whole")
        }

        override func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 0 }

        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 300, height: 140) }
      }

      class WholeTile: UICollectionViewCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let mark = UIView()
          mark.translatesAutoresizingMaskIntoConstraints = false
          addSubview(mark)
          NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            mark.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
            mark.leadingAnchor.constraint(equalTo: leadingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 80),
            mark.heightAnchor.constraint(equalToConstant: 100),
          ])
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }
      }
      """
}

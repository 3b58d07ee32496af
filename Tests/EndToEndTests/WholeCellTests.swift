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
    let result = try Snug.run(
      ["check", folder.path, "--no-explore", "--report", folder.path + "/report"] + Snug.onePhone)
    #expect(result.output.contains("TilesController › WholeTile"), "\(result.errors)")
    #expect(!result.output.contains("[unsatisfiable-constraints]"), "\(result.output)")
  }

  @Test("one whose delegate gives its height is not told what the height that is tried first lacks")
  func triedHeight() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.films, to: "App.swift")
    let result = try Snug.run(
      ["check", folder.path, "--no-explore", "--report", folder.path + "/report"] + Snug.onePhone)
    #expect(result.output.contains("FilmsController › FilmCell"), "\(result.errors)")
    let conflicts = result.output.components(separatedBy: "exclude each other").dropFirst()
    #expect(conflicts.count == 1, "\(result.output)")
    #expect(result.output.contains("FilmCell.mark"), "\(result.output)")
  }

  @Test("one whose size a delegate gives has room for what hangs on its top alone")
  func hangingParts() throws {
    let folder = try TemporaryFolder()
    let hanging =
      Self.tiles
      .replacingOccurrences(of: "mark.bottomAnchor", with: "// mark.bottomAnchor")
      .replacingOccurrences(of: "let mark = UIView()", with: "let mark = UIButton()")
      .replacingOccurrences(of: "addSubview(mark)", with: "contentView.addSubview(mark)")
      .replacingOccurrences(
        of: "super.init(frame: frame)",
        with: "super.init(frame: frame); contentView.clipsToBounds = true")
    try folder.write(hanging, to: "App.swift")
    let result = try Snug.run(
      ["check", folder.path, "--no-explore", "--report", folder.path + "/report"] + Snug.onePhone)
    #expect(result.output.contains("TilesController › WholeTile"), "\(result.errors)")
    #expect(!result.output.contains("[clipped-content]"), "\(result.output)")
  }

  /// The box is 100 high in a row of 100; the mark contradicts itself whatever the height is.
  private static let films =
    SmallApp.delegate(showing: "FilmsController()") + """


      class FilmsController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(FilmCell.self, forCellReuseIdentifier: "Film")
        }

        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 0 }

        override func tableView(
          _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { 100 }
      }

      class FilmCell: UITableViewCell {
        let box = UIView()
        let mark = UIView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          for view in [box, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
          }
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor),
            box.bottomAnchor.constraint(equalTo: bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 60),
            box.heightAnchor.constraint(equalToConstant: 100),
            mark.topAnchor.constraint(equalTo: contentView.topAnchor),
            mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 20),
            mark.heightAnchor.constraint(equalToConstant: 20),
            mark.heightAnchor.constraint(equalToConstant: 30),
          ])
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }
      }
      """

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

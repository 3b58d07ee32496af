import UIKit

final class MoonController: PageController {
  init() { super.init(title: "The moon") }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func makeBlocks() -> [Block] {
    [
      .figure(MoonView(phase: 0.56), height: 220),
      .heading("Waning"),
      .text(
        "It rises after eight and is past its height by midnight. The old gardeners sow roots now."),
      .button("The month's phases") { [weak self] in
        self?.show(PhasesController(), sender: self)
      },
    ]
  }
}

final class SunController: PageController {
  init() { super.init(title: "The sun") }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func makeBlocks() -> [Block] {
    [
      .heading("Up at 6:31, down at 19:32"),
      .text("Three minutes and forty seconds less than yesterday."),
    ]
  }
}

final class SeasonController: PageController {
  init() { super.init(title: "The season") }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func makeBlocks() -> [Block] {
    [
      .heading("Late summer"),
      .text(
        "Thirteen days to the equinox. What is sown now should be hardy; what is picked now keeps."),
    ]
  }
}

/// The phases of four weeks.
final class PhasesController: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Phases"
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90)))
    let columns = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 4
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90)),
      subitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.backgroundColor = .paper
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.allowsSelection = false
    list.register(PhaseCell.self, forCellWithReuseIdentifier: "phase")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 28 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "phase", for: indexPath)
    (cell as? PhaseCell)?.show(day: indexPath.item + 1)
    return cell
  }
}

final class PhaseCell: UICollectionViewCell {
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("phase cells are made in code") }

  func show(day: Int) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    let moon = MoonView(phase: CGFloat(day) / 29.5)
    NSLayoutConstraint.activate([
      moon.widthAnchor.constraint(equalToConstant: 56),
      moon.heightAnchor.constraint(equalToConstant: 56),
    ])
    stack.addArrangedSubview(moon)
    stack.addArrangedSubview(UILabel("\(day)", style: .footnote))
  }
}

/// The day as a card that can be given away.
final class CardController: PageController {
  init() { super.init(title: "Card") }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func makeBlocks() -> [Block] {
    [.figure(MoonView(phase: 0.56), height: 180), .heading("9 September"), .text("Dew until ten.")]
  }
}

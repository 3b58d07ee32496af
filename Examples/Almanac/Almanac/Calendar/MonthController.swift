import UIKit

/// A month as a grid of days.
final class MonthController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Almanac.month
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0 / 7), heightDimension: .estimated(64)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(64)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .safeArea
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.backgroundColor = .paper
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(DayCell.self, forCellWithReuseIdentifier: "day")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.present(
          UINavigationController(rootViewController: EventEditorController(nil)), animated: true)
      })
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    Almanac.daysInMonth
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    (cell as? DayCell)?.show(day: indexPath.item + 1)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    show(DayController(day: indexPath.item + 1), sender: self)
  }
}

/// A day of the grid: its number, and a dot when something is on.
final class DayCell: UICollectionViewCell {
  private let number = UILabel("", style: .body)
  private let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.textAlignment = .center
    number.adjustsFontSizeToFitWidth = true
    number.minimumScaleFactor = 0.3
    number.numberOfLines = 1
    dot.backgroundColor = .meadow
    dot.layer.cornerRadius = 3
    for view in [number, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      number.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
      number.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
      number.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      number.bottomAnchor.constraint(equalTo: dot.topAnchor, constant: -2),
      dot.widthAnchor.constraint(equalToConstant: 6),
      dot.heightAnchor.constraint(equalToConstant: 6),
      dot.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      dot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("day cells are made in code") }

  func show(day: Int) {
    number.text = "\(day)"
    number.textColor = day == Almanac.today ? .meadow : .label
    dot.alpha = Almanac.events(on: day).isEmpty ? 0 : 1
  }
}

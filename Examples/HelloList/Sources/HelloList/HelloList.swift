import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = PoemController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A list whose rows are as tall as their text.
final class PoemController: UIViewController, UICollectionViewDataSource {
  let lines = [
    "A cell that says how big it wants to be,",
    "and a list that believes it:",
    "the first is short, the second is a line that runs on until it has to turn the corner of the "
      + "screen, however wide the screen may be and however large the letters,",
    "and the last one is short again.",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .clear
    list.dataSource = self
    list.register(LineCell.self, forCellWithReuseIdentifier: "line")
    view.addSubview(list)
  }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    lines.count
  }

  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "line", for: path) as! LineCell
    cell.label.text = lines[path.item]
    cell.label.preferredMaxLayoutWidth = list.bounds.width - 32
    return cell
  }
}

final class LineCell: UICollectionViewCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("LineCell is made in code only") }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// Prints one line a step, "name milliseconds": a list of items whose text wraps to one to four lines is
// made and laid out, counted from the start of the process; another is made, scrolled to its end,
// rotated, and scrolled to a hundred places.

let start = ContinuousClock.now

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000

/// The text of an item; the peers have the same.
@MainActor
func text(of item: Int) -> String {
  "Message \(item)" + String(repeating: " of several words", count: item &* 7919 % 9)
}

/// Writes down the milliseconds that a step took.
@MainActor
func tell(_ name: String, _ duration: Duration) {
  FileHandle.standardOutput.write(Data("\(name) \(duration / .milliseconds(1))\n".utf8))
}

@MainActor
func time(_ name: String, _ body: () -> Void) {
  tell(name, ContinuousClock().measure(body))
}

/// The places that all lists jump to.
@MainActor
func places() -> [Int] {
  var state: UInt64 = 42
  return (0..<100).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

final class MessageCell: UICollectionViewCell {
  let label = UILabel(frame: .zero)

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
final class Messages: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MessageCell)?.label.text = text(of: indexPath.item)
    return cell
  }
}

@MainActor
func run() {
  let messages = Messages()
  func makeList() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(MessageCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = messages
    view.layoutIfNeeded()
    return view
  }
  var list = makeList()
  tell("first", ContinuousClock.now - start)
  time("create") { list = makeList() }
  func show(_ item: Int) {
    list.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
    list.layoutIfNeeded()
  }
  time("end") { show(count - 1) }
  time("rotate") {
    list.frame.size = CGSize(width: 667, height: 375)
    list.layoutIfNeeded()
  }
  time("jumps") { for place in places() { show(place) } }
  withExtendedLifetime(messages) {}
}

run()

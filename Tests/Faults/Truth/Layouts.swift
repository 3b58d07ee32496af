// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// Sound screens that a wrong layout would make faults of: insets, items measured before their first
// layout, list content in stacks, margins in landscape, own presentations, segments.

/// Rows under a navigation bar and beside the sensor housing, the list pinned to the view's edges.
final class EdgeItems: UIViewController, UICollectionViewDataSource {
  private let count: Int
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  )

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    view.place(
      list,
      [
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Stop \(indexPath.item)"
    content.secondaryText = "Four minutes from the harbour"
    cell.contentConfiguration = content
    (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
    return cell
  }
}

/// An item whose text breaks at the width of its last layout; the list is asked once more for that.
final class LateItem: UICollectionViewCell {
  let text = words("The ferry leaves from the second pier at weekends")

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.preferredMaxLayoutWidth = 60
    contentView.place(
      text,
      [
        text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.preferredMaxLayoutWidth = text.bounds.width
  }
}

final class LateItems: UICollectionViewController {
  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(LateItem.self, forCellWithReuseIdentifier: "item")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    collectionView.performBatchUpdates(nil)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// List content in a stack, beside a switch.
@MainActor
private func listContent() -> Screen {
  Screen { view, safe in
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Lanterns"
    content.secondaryText = "On from dusk to dawn"
    let lantern = UISwitch()
    lantern.accessibilityLabel = "Lanterns"
    let row = UIStackView(arrangedSubviews: [UIListContentView(configuration: content), lantern])
    row.alignment = .center
    view.hang(row, in: safe)
  }
}

/// A card that covers the lower half of what is behind it, and grows with its text.
final class HalfPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
  }
}

final class HalfPage: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let card = Screen { view, safe in
      let scroll = UIScrollView()
      view.place(
        scroll,
        [
          scroll.topAnchor.constraint(equalTo: safe.topAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      let text = words("Tides turn at six. Keep to the marked way, and mind the steps.")
      scroll.place(
        text,
        [
          text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
          text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          text.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
          text.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
        ])
    }
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: false)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Segments whose titles are shortened within their segment.
@MainActor
private func segments() -> Screen {
  Screen { view, safe in
    let control = UISegmentedControl(items: ["Departures and arrivals", "Timetable", "Map"])
    control.selectedSegmentIndex = 0
    view.hang(control, in: safe)
  }
}

#Preview("any sound 132") { UINavigationController(rootViewController: EdgeItems(count: 2)) }
#Preview("any sound 133") { UINavigationController(rootViewController: EdgeItems(count: 40)) }
#Preview("any sound 134", traits: .fixedLayout(width: 320, height: 400)) { LateItems() }
#Preview("any sound 135") { listContent() }
#Preview("any sound 136") { HalfPage() }
#Preview("any sound 137") { segments() }

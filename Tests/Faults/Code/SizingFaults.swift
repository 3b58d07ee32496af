// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

// MARK: Heights of zero

/// A row whose content has all edges tied and no height of its own.
class Hollow: UITableViewCell {
  init(_ fill: (UIView) -> Void) {
    super.init(style: .default, reuseIdentifier: nil)
    fill(contentView)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

extension UIView {
  /// Ties a child to all edges.
  func fill(_ child: UIView, by inset: CGFloat = 0) {
    place(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      child.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      child.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
    ])
  }
}

#Preview("zero-height-fallback fault 1") {
  Rows(2) { _ in Hollow { $0.fill(UIView()) } }  // fault
}
#Preview("zero-height-fallback fault 2") {
  Rows(2) { _ in
    Hollow { content in  // fault
      let picture = UIView()
      content.place(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: content.topAnchor),
        picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
      ])
    }
  }
}
#Preview("zero-height-fallback fault 3") {
  Rows(1) { _ in
    Hollow { content in  // fault
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      content.fill(list)
    }
  }
}
#Preview("zero-height-fallback sound 1") {
  Rows(2) { _ in
    Hollow { content in
      let bar = UIView()
      content.fill(bar)
      bar.heightAnchor.constraint(equalToConstant: 3).isActive = true
    }
  }
}
#Preview("zero-height-fallback sound 2") {
  Rows(2, estimate: 30) { _ in
    Hollow { content in
      let rule = UIView()
      content.fill(rule, by: 12)
      rule.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    }
  }
}
#Preview("zero-height-fallback sound 3") {
  Rows(2, estimate: 20) { _ in Hollow { $0.fill(UILabel(sound: "A line")) } }
}

// MARK: Sizes that do not settle

/// A tile that is never as tall as it was before.
final class SwingingTile: UICollectionViewCell {  // fault
  private var isTall = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    isTall.toggle()
    layoutAttributes.size.height = isTall ? 80 : 60
    return layoutAttributes
  }
}

/// A tile of a height that depends on nothing.
final class SteadyTile: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 80
    return layoutAttributes
  }
}

/// Grows by as much as it has, every time.
final class Creeping: UIView {
  private var own: NSLayoutConstraint?

  override func layoutSubviews() {
    super.layoutSubviews()
    if own == nil {
      own = heightAnchor.constraint(equalToConstant: 20)
      own?.isActive = true
    }
    own?.constant += 1
    setNeedsLayout()
  }
}

/// Follows its width, which settles.
final class Squaring: UIView {
  private lazy var own = heightAnchor.constraint(equalToConstant: 20)

  override func layoutSubviews() {
    super.layoutSubviews()
    own.isActive = true
    own.constant = bounds.width
  }
}

/// A layout that is never done.
final class EagerLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    collectionView?.setNeedsLayout()
    invalidateLayout()
  }
}

@MainActor
private func tiles(_ kind: UICollectionViewCell.Type, _ layout: UICollectionViewFlowLayout)
  -> Screen
{
  Screen { view, safe in
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)  // fault
    list.register(kind, forCellWithReuseIdentifier: "Tile")
    list.dataSource = Tiles.shared
    view.place(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safe.topAnchor),
      list.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }
}

@MainActor
private func selfSizing() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.estimatedItemSize = CGSize(width: 100, height: 50)
  return layout
}

@MainActor
private func across(_ child: UIView) -> Screen {
  Screen { view, safe in
    view.place(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: safe.topAnchor),
      child.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 120),
    ])
  }
}

#Preview("size-does-not-settle fault 1") { tiles(SwingingTile.self, selfSizing()) }
#Preview("size-does-not-settle fault 2") {
  across(Creeping())  // fault
}
#Preview("size-does-not-settle fault 3") { tiles(SteadyTile.self, EagerLayout()) }
#Preview("size-does-not-settle sound 1") { tiles(SteadyTile.self, selfSizing()) }
#Preview("size-does-not-settle sound 2") { across(Squaring()) }
#Preview("size-does-not-settle sound 3") {
  tiles(SteadyTile.self, UICollectionViewFlowLayout())
}

// MARK: Sizes from before a change

/// A box as wide as the screen was when it was made.
final class WideOnce: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemTeal
    box.frame = CGRect(x: 0, y: 120, width: UIScreen.main.bounds.width, height: 40)  // fault
    view.addSubview(box)
  }
}

/// A box that is always as wide as the screen.
final class WideAlways: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemTeal
    view.addSubview(box)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    box.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 40)
  }
}

/// Items as wide as the list was when the screen was loaded.
final class TilesOnce: UIViewController {
  private let isRight: Bool
  private let layout = UICollectionViewFlowLayout()

  init(isRight: Bool) {
    self.isRight = isRight
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: view.bounds.width - 40, height: 60)  // fault
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(PlainTile.self, forCellWithReuseIdentifier: "Tile")
    list.dataSource = Tiles.shared
    view.addSubview(list)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard isRight else { return }
    let width = view.safeAreaLayoutGuide.layoutFrame.width - 40
    if layout.itemSize.width != width { layout.itemSize.width = width }
  }
}

final class PlainTile: UICollectionViewCell {}

#Preview("stale-size fault 1") { WideOnce() }
#Preview("stale-size fault 2") { TilesOnce(isRight: false) }
#Preview("ignores-dynamic-type fault 6") {
  Screen { view, safe in
    let label = UILabel(sound: "A font that was right once")  // fault
    label.adjustsFontForContentSizeCategory = false
    view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
  }
}
#Preview("stale-size sound 1") { WideAlways() }
#Preview("stale-size sound 2") { TilesOnce(isRight: true) }
#Preview("stale-size sound 3") { Rows(6, estimate: 60) { _ in TwoLabels() } }

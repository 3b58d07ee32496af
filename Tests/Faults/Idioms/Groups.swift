// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A badge over the corner of a picture is no overlap; two texts are.
class BadgePage: Page {
  let cover = UIImageView(image: UIImage(systemName: "book.closed"))
  let badge = text("3", .caption1)
  let name = text("Companion reader", .headline)
  let price = text("12.50", .headline)  // fault

  override func build() {
    cover.contentMode = .scaleAspectFit
    badge.backgroundColor = .systemRed
    badge.textColor = .black
    badge.layer.cornerRadius = 10
    badge.clipsToBounds = true
    badge.textAlignment = .center
    view.addAll(cover, badge, name, price)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate(
      [
        cover.topAnchor.constraint(equalTo: guide.topAnchor, constant: 36),
        cover.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        cover.widthAnchor.constraint(equalToConstant: 80),
        cover.heightAnchor.constraint(equalToConstant: 60),
        badge.centerXAnchor.constraint(equalTo: cover.trailingAnchor),
        badge.centerYAnchor.constraint(equalTo: cover.topAnchor),
        badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
        name.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 8),
        name.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        price.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        price.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ] + apart())
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  func apart() -> [NSLayoutConstraint] {
    [name.trailingAnchor.constraint(lessThanOrEqualTo: price.leadingAnchor, constant: -8)]
  }
}

final class Crossing: BadgePage {
  override func apart() -> [NSLayoutConstraint] {
    [name.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor)]
  }
}

#Preview("any sound 79") { BadgePage() }
#Preview("overlapping-views fault 79") { Crossing() }

/// A round box that cuts a growing text.
class ChipPage: Page {
  let chip = UIView()
  let word = text("Science fiction", .footnote)  // fault clipped-content

  override func build() {
    chip.backgroundColor = .tertiarySystemFill
    chip.layer.cornerRadius = 12
    chip.clipsToBounds = true
    word.numberOfLines = 1
    view.addAll(chip)
    chip.addAll(word)
    NSLayoutConstraint.activate(
      [
        chip.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 12),
        chip.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        word.leadingAnchor.constraint(equalTo: chip.leadingAnchor, constant: 12),
        word.topAnchor.constraint(equalTo: chip.topAnchor, constant: 4),
      ] + ends())
  }

  func ends() -> [NSLayoutConstraint] {
    word.numberOfLines = 0
    return [
      word.trailingAnchor.constraint(equalTo: chip.trailingAnchor, constant: -12),
      word.bottomAnchor.constraint(equalTo: chip.bottomAnchor, constant: -4),
      chip.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
    ]
  }
}

final class CutChip: ChipPage {
  override func ends() -> [NSLayoutConstraint] {
    [
      chip.widthAnchor.constraint(equalToConstant: 90),
      chip.heightAnchor.constraint(equalToConstant: 24),
    ]
  }
}

#Preview("any sound 80") { ChipPage() }
#Preview("clipped-content fault 80") { CutChip() }

/// A field over a picture; colours of an asset of its own; attributed text; a disabled button.
final class MixedPage: Page {
  override func build() {
    let attributed = UILabel()
    attributed.numberOfLines = 0
    attributed.attributedText = NSAttributedString(
      string: "Attributed text that follows the text size of its reader",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .callout)])
    attributed.adjustsFontForContentSizeCategory = true
    let disabled = UIButton(configuration: .gray())
    disabled.setTitle("Not yet", for: .normal)
    disabled.isEnabled = false
    let search = UISearchBar()
    search.placeholder = "Search"
    let segments = UISegmentedControl(items: ["All", "New"])
    segments.selectedSegmentIndex = 0
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    let progress = UIProgressView()
    progress.progress = 0.4
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let stack = UIStackView(arrangedSubviews: [
      search, attributed, segments, slider, progress, spinner, disabled,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.isLayoutMarginsRelativeArrangement = true
    let scroll = UIScrollView()
    view.addAll(scroll)
    scroll.addAll(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    stack.pin()
  }
}

#Preview("any sound 81") { MixedPage() }

/// A split of nested stacks, as dashboards are.
class DashboardPage: Page {
  func tile(_ name: String, _ value: String) -> UIView {
    let tile = UIView()
    tile.backgroundColor = .secondarySystemBackground
    tile.layer.cornerRadius = 12
    let stack = UIStackView(arrangedSubviews: [text(name, .caption1), text(value, .title3)])
    stack.axis = .vertical
    tile.addSubview(stack)
    stack.pin(insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    return tile
  }

  override func build() {
    let rows = (0..<3).map { row in
      let stack = UIStackView(arrangedSubviews: [
        tile("Pages", "\(row * 12 + 3)"), tile("Hours", "\(row + 1)"),
      ])
      stack.spacing = 12
      stack.distribution = .fillEqually
      return stack
    }
    let column = UIStackView(arrangedSubviews: [text("This month", .largeTitle)] + rows)
    column.axis = .vertical
    column.spacing = 12
    let scroll = UIScrollView()
    view.addAll(scroll)
    scroll.addAll(column)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32),
    ])
    column.pin(insets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
  }
}

#Preview("any sound 82") {
  let tabs = UITabBarController()
  let page = DashboardPage()
  page.title = "Read"
  page.navigationItem.rightBarButtonItem = UIBarButtonItem(
    systemItem: .add, primaryAction: UIAction { _ in })
  let navigation = UINavigationController(rootViewController: page)
  navigation.navigationBar.prefersLargeTitles = true
  tabs.viewControllers = [navigation]
  return tabs
}

/// A counter that lays itself out in its layout.
final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

final class RestlessPage: Page {
  override func build() {
    let restless = RestlessView()  // fault
    view.addSubview(restless)
    restless.pin()
  }
}

#Preview("size-does-not-settle fault 83") { RestlessPage() }

/// A width kept from the first layout.
final class KeptWidth: Page {
  let panel = UIView()
  private var isPlaced = false

  override func build() {
    panel.backgroundColor = .secondarySystemBackground
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isPlaced else { return }
    isPlaced = true
    panel.frame = CGRect(  // fault
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 80)
  }
}

#Preview("stale-size fault 84") { KeptWidth() }

/// A gradient behind a header, kept by autoresizing.
final class GradientPage: Page {
  override func build() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
    gradient.frame = view.bounds
    view.layer.insertSublayer(gradient, at: 0)
    let label = text("On a gradient", .title1)
    label.textColor = .white
    view.addAll(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    label.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor)
      .isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layer.sublayers?.first?.frame = view.bounds
  }
}

#Preview("any sound 85") { GradientPage() }

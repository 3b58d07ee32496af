// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A page with a picture, a title and a button at its foot.
class WelcomeViewController: UIViewController {
  private let imageView = UIImageView(image: UIImage(systemName: "books.vertical"))
  private let headline = UILabel()
  private let pages = UIPageControl()
  let nextButton = UIButton(configuration: .filled())  // fault

  var foot: NSLayoutConstraint {
    nextButton.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    headline.text = "Read wherever you are"
    headline.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 24, weight: .bold))
    headline.adjustsFontForContentSizeCategory = true
    headline.numberOfLines = 0
    headline.textAlignment = .center
    imageView.contentMode = .scaleAspectFit
    imageView.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
    imageView.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
    pages.numberOfPages = 3
    nextButton.setTitle("Next", for: .normal)
    nextButton.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let stack = UIStackView(arrangedSubviews: [imageView, headline, pages])
    stack.axis = .vertical
    stack.spacing = 12
    for child in [stack, nextButton] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
      nextButton.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      nextButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      nextButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
      foot,
    ])
  }
}

final class LowWelcome: WelcomeViewController {
  override var foot: NSLayoutConstraint {
    nextButton.bottomAnchor.constraint(equalTo: view.bottomAnchor)
  }
}

#Preview("any sound 31") { WelcomeViewController() }
#Preview("outside-safe-area fault 31") { LowWelcome() }

/// A bubble of a conversation at one side of the screen.
class BubbleView: UIView {
  let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0, green: 0.3, blue: 0.7, alpha: 1)
    layer.cornerRadius = 14
    label.text = text
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

/// A conversation in a scroll view, with a round button over it.
class ConversationViewController: UIViewController {
  private let scroll = UIScrollView()
  private let stack = UIStackView()
  private let add = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.alwaysBounceVertical = true
    stack.axis = .vertical
    stack.spacing = 10
    stack.alignment = .leading
    for text in ["Hello", "Have you read the chapter about lists that size themselves?", "No"] {
      stack.addArrangedSubview(BubbleView(text))
    }
    scroll.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    add.translatesAutoresizingMaskIntoConstraints = false
    add.setImage(UIImage(systemName: "plus"), for: .normal)
    add.backgroundColor = .secondarySystemBackground
    add.layer.cornerRadius = 28
    view.addSubview(scroll)
    scroll.addSubview(stack)
    view.addSubview(add)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32),
      add.widthAnchor.constraint(equalToConstant: 56),
      add.heightAnchor.constraint(equalToConstant: 56),
      add.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      add.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
  }
}

#Preview("any sound 32") { ConversationViewController() }

/// Two values beside each other in stack views.
class SummaryViewController: UIViewController {
  let names = UIStackView()
  let name = UILabel()  // fault
  let value = UILabel()  // fault
  let holder = UIView()  // fault

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.text = "Total"
    value.text = "12 books"
    for label in [name, value] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      names.addArrangedSubview(label)
    }
    names.spacing = 8
    turn()
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    names.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(names)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      names.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      names.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      names.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    turn()
  }

  private func turn() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    names.axis = isLarge ? .vertical : .horizontal
  }
}

/// The axis is chosen once.
final class FixedAxis: UIViewController {
  private let names = UIStackView()  // fault

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for text in ["Total", "12 books"] {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      names.addArrangedSubview(label)
    }
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    names.axis = isLarge ? .vertical : .horizontal
    names.distribution = .fillEqually
    names.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(names)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      names.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      names.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      names.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
    ])
  }
}

#Preview("stale-size fault 31") { FixedAxis() }

/// A rule below that has a place and no length.
final class OpenRule: SummaryViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    holder.backgroundColor = .separator
    holder.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(holder)
    NSLayoutConstraint.activate([
      holder.topAnchor.constraint(equalTo: names.bottomAnchor, constant: 8),
      holder.leadingAnchor.constraint(equalTo: names.leadingAnchor),
      holder.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}

/// A text tied to the left.
final class LeftNote: SummaryViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let note = UILabel()
    note.text = "Without returns"
    note.font = .preferredFont(forTextStyle: .footnote)
    note.adjustsFontForContentSizeCategory = true
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: names.bottomAnchor, constant: 8),
      note.leftAnchor.constraint(equalTo: names.leftAnchor),  // fault
      note.widthAnchor.constraint(lessThanOrEqualTo: names.widthAnchor, multiplier: 0.8),
    ])
  }
}

/// A round view around a text that is wider.
final class RoundInitials: SummaryViewController {
  private let initials = UILabel()  // fault

  override func viewDidLoad() {
    super.viewDidLoad()
    let round = UIView()
    round.backgroundColor = .secondarySystemBackground
    round.layer.cornerRadius = 20
    round.clipsToBounds = true
    initials.text = "A. K. L."
    initials.font = .preferredFont(forTextStyle: .title1)
    initials.adjustsFontForContentSizeCategory = true
    round.translatesAutoresizingMaskIntoConstraints = false
    initials.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(round)
    round.addSubview(initials)
    NSLayoutConstraint.activate([
      round.topAnchor.constraint(equalTo: names.bottomAnchor, constant: 8),
      round.leadingAnchor.constraint(equalTo: names.leadingAnchor),
      round.widthAnchor.constraint(equalToConstant: 40),
      round.heightAnchor.constraint(equalToConstant: 40),
      initials.centerXAnchor.constraint(equalTo: round.centerXAnchor),
      initials.centerYAnchor.constraint(equalTo: round.centerYAnchor),
    ])
  }
}

#Preview("any sound 33") { SummaryViewController() }
#Preview("ambiguous-layout fault 31") { OpenRule() }
#Preview("left-right-constraint fault 31") { LeftNote() }
#Preview("clipped-content fault 31") { RoundInitials() }

/// A shelf of covers in a page, with a height that follows the text size.
class CoversViewController: UIViewController, UICollectionViewDataSource {
  var slack: CGFloat { 0 }
  let layout = UICollectionViewFlowLayout()
  private lazy var covers: UICollectionView = {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 130)
    let covers = UICollectionView(frame: .zero, collectionViewLayout: layout)  // fault
    covers.register(PlainCover.self, forCellWithReuseIdentifier: "Cover")
    covers.dataSource = self
    return covers
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    covers.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(covers)
    NSLayoutConstraint.activate([
      covers.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      covers.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      covers.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      covers.heightAnchor.constraint(equalToConstant: 130 + slack),
    ])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cover", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }
}

final class PlainCover: UICollectionViewCell {}

final class SlackCovers: CoversViewController {
  override var slack: CGFloat { 60 }
}

/// Covers that fill the page and stand in its middle.
final class CarouselViewController: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 160, height: 200)
    let covers = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    covers.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    covers.register(PlainCover.self, forCellWithReuseIdentifier: "Cover")
    covers.dataSource = self
    view.addSubview(covers)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cover", for: indexPath)
  }
}

#Preview("any sound 34") { CoversViewController() }
#Preview("any sound 35") { CarouselViewController() }
#Preview("taller-than-content fault 31") { SlackCovers() }

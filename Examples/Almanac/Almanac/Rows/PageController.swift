import UIKit

/// A page that is read from top to bottom: headings, paragraphs, figures and buttons.
class PageController: UIViewController {
  enum Block {
    case heading(String)
    case text(String)
    case figure(UIView, height: CGFloat)
    case button(String, () -> Void)
  }

  /// What the page shows.
  func makeBlocks() -> [Block] { [] }

  private let stack = UIStackView()

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    let scroller = UIScrollView()
    scroller.alwaysBounceVertical = true
    scroller.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroller)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(stack)
    let content = scroller.contentLayoutGuide
    let frame = scroller.frameLayoutGuide
    NSLayoutConstraint.activate([
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
    for block in makeBlocks() { stack.addArrangedSubview(view(for: block)) }
  }

  private func view(for block: Block) -> UIView {
    switch block {
    case .heading(let text):
      let label = UILabel(text, style: .title2)
      label.accessibilityTraits.insert(.header)
      return label
    case .text(let text): return UILabel(text, style: .body)
    case .figure(let view, let height):
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    case .button(let title, let action):
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      configuration.baseBackgroundColor = .meadow
      configuration.baseForegroundColor = .paper
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 12, trailing: 16)
      return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }
  }
}

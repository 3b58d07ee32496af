// Part of Snug, under the Apache License 2.0; see LICENSE.

extension PreviewRegistry {
  /// The names of all previews, in the order of the sources.
  package static var names: [String] { screens.map(\.name) }

  /// Makes the named preview's screen; a view gets a controller of its own.
  ///
  /// - Returns: nil when no preview has that name.
  package static func controller(_ name: String) -> UIViewController? {
    guard let entry = screens.first(where: { $0.name == name }) else { return nil }
    let screen = entry.make()
    guard let controller = screen as? UIViewController ?? (screen as? UIView).map(owner) else {
      return nil
    }
    for trait in entry.traits.reversed() {
      switch trait {
      case .fixedLayout, .sizeThatFitsLayout: return PreviewCanvas(controller, trait)
      default: continue
      }
    }
    return controller
  }

  /// Whether the named preview is one of a device that is held so.
  package static func allows(_ name: String, portrait: Bool) -> Bool {
    let wanted = screens.first { $0.name == name }?.traits.compactMap { trait -> Bool? in
      switch trait {
      case .portrait, .portraitUpsideDown: true
      case .landscapeLeft, .landscapeRight: false
      default: nil
      }
    }
    return wanted?.last.map { $0 == portrait } ?? true
  }

  private static func owner(of view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.surroundings.isPreviewedView = true
    controller.loadArchivedView = { [unowned controller] in controller.view = view }
    return controller
  }
}

extension UIViewController {
  /// Whether the controller was made for a view that a preview shows alone: where on a screen the view
  /// lies then is not the app's doing (Documentation/Check.md §1.6).
  package final var isPreviewedView: Bool { surroundings.isPreviewedView }
}

/// Shows a preview that has a size of its own in the middle of the screen.
package final class PreviewCanvas: UIViewController {
  private let content: UIViewController
  private let layout: PreviewRegistry.Trait

  init(_ content: UIViewController, _ layout: PreviewRegistry.Trait) {
    self.content = content
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.view.translatesAutoresizingMaskIntoConstraints = true
    content.didMove(toParent: self)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = contentSize
    content.view.bounds.size = size
    content.view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private var contentSize: CGSize {
    if case .fixedLayout(let width, let height) = layout {
      return CGSize(width: width, height: height)
    }
    let preferred = content.preferredContentSize
    if preferred != .zero { return preferred }
    let most = view.bounds.size
    var size = content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > most.width {
      size = content.view.systemLayoutSizeFitting(
        CGSize(width: most.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    // What says nothing about its size keeps the one that it was made with.
    return size == .zero ? content.view.bounds.size : size
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A context menu on screen: the preview, where there is one, and the menu under it.
@MainActor
final class ContextMenu {
  let configuration: UIContextMenuConfiguration
  private let source: UIView
  private let place: CGRect
  private(set) weak var panel: MenuPanel?
  private var preview: UIViewController?
  private weak var previewHolder: UIControl?
  /// Called when the preview is touched.
  var willPerformPreview: ((any UIContextMenuInteractionCommitAnimating) -> Void)?
  var willEnd: (() -> Void)?

  /// Points between the preview and the screen's edges.
  static let previewMargin: CGFloat = 16

  init(_ configuration: UIContextMenuConfiguration, in source: UIView, at point: CGPoint) {
    self.configuration = configuration
    self.source = source
    // A view of moderate size is lifted whole; in a large one the menu stands at the finger.
    let isSmall = source.bounds.height <= 200
    place = isSmall ? source.bounds : CGRect(origin: point, size: .zero)
  }

  /// Lets gestures call interactions by name.
  static func describe() {
    let entry = RuntimeRegistry.describe(UIContextMenuInteraction.self)
    entry.method("contextMenuPressed:") { (interaction: UIContextMenuInteraction, arguments) in
      guard let press = arguments.values.first as? UILongPressGestureRecognizer,
        press.state == .began
      else { return }
      interaction.present(at: press.location(in: interaction.view))
    }
  }

  /// Shows preview and menu; without either nothing happens.
  func show() {
    let menu = configuration.actionProvider?([])
    preview = configuration.previewProvider?()
    guard menu != nil || preview != nil, let window = source.window else { return }
    let request = MenuRequest(menu: menu ?? UIMenu(), source: source, place: place)
    request.didEnd = { [weak self] in self?.end() }
    MenuPanel.show(request)
    panel = window.subviews.last as? MenuPanel
    panel?.contextMenu = self
    if let preview { show(preview, in: window) }
  }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    guard let panel else { return }
    let room = window.bounds.inset(by: window.safeAreaInsets)
    let margin = ContextMenu.previewMargin
    let wanted = controller.preferredContentSize
    let width =
      wanted.width > 0 ? min(wanted.width, room.width - 2 * margin) : room.width - 2 * margin
    let height = wanted.height > 0 ? min(wanted.height, room.height * 0.6) : room.height * 0.5
    let holder = UIControl(
      frame: CGRect(
        x: room.midX - width / 2, y: room.minY + margin, width: width, height: height))
    holder.clipsToBounds = true
    holder.layer.cornerRadius = MenuPanel.radius
    holder.addAction(UIAction { [weak self] _ in self?.commit() }, for: .touchUpInside)
    controller.view.frame = holder.bounds
    controller.view.isUserInteractionEnabled = false
    holder.addSubview(controller.view)
    panel.insertSubview(holder, at: 0)
    previewHolder = holder
    panel.move(below: holder.frame)
  }

  func replace(by menu: UIMenu) { panel?.show(menu) }

  /// The preview was touched: what is behind it opens.
  private func commit() {
    let animator = PreviewCommit(preview)
    willPerformPreview?(animator)
    panel?.close()
    animator.finish()
  }

  private func end() {
    preview?.viewIfLoaded?.removeFromSuperview()
    willEnd?()
  }
}

/// Collects what an app wants done when a preview opens.
@MainActor
final class PreviewCommit: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  let previewViewController: UIViewController?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func finish() {
    previewViewController?.viewIfLoaded?.isUserInteractionEnabled = true
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}

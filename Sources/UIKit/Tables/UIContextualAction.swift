// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One button that swiping a row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  public override convenience init() { self.init(style: .normal, title: nil) { _, _, _ in } }
}

/// The buttons at one side of a row; the first is the outermost.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }

  /// One without any action, as a row has that does not swipe.
  public override init() { actions = [] }
}

/// A button of a row as iOS 8 had it; ``UIContextualAction`` does the work.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case normal

    public static var destructive: Style { .default }
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// The same button as a contextual action of a row.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Shows a bar's small item large while it is pressed, at accessibility text sizes.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  public var showsLargeContentViewer: Bool {
    get { rareStorage?.showsLargeContentViewer ?? false }
    set { rare.showsLargeContentViewer = newValue }
  }
  public var largeContentTitle: String? {
    get { rareStorage?.largeContentTitle }
    set { rare.largeContentTitle = newValue }
  }
  public var largeContentImage: UIImage? {
    get { rareStorage?.largeContentImage }
    set { rare.largeContentImage = newValue }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A web page in the app; there is no browser, so an empty sheet names it.
open class SFSafariViewController: SystemScreen {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }

  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    shownName = url.absoluteString
  }

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  // @objc optional
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

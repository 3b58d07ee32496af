// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The picker of fonts.
open class UIFontPickerViewController: SystemScreen {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Which fonts are offered.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }
  }

  open private(set) var configuration = Configuration()

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var purpose: String { "Font picker" }
}

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  // @objc optional
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  // @objc optional
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

/// The picker of colours.
open class UIColorPickerViewController: SystemScreen {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .white
  open var supportsAlpha = true

  override var purpose: String { "Color picker" }
}

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  // @objc(colorPickerViewController:didSelectColor:continuously:) optional
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  // @objc optional
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  // @objc optional
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// The dictionary.
open class UIReferenceLibraryViewController: SystemScreen {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  override var purpose: String { "Dictionary" }
}

/// Printing; there is no printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (
    UIPrintInteractionController, Bool, (any Error)?
  ) -> Void

  public static let shared = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var showsPaperOrientation = true
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printPaper: UIPrintPaper? { nil }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }

  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool { false }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  open func dismiss(animated: Bool) {}
}

open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general
    case photo
    case grayscale
    case photoGrayscale
  }

  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?

  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }

  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  public override init() { super.init() }

  /// What a dictionary of another job says is not read.
  public init(dictionary: [AnyHashable: Any]?) { super.init() }
}

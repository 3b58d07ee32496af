// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public protocol PKTool {}

/// Draws lines.
public struct PKInkingTool: PKTool, Equatable {
  public enum InkType: String, Hashable, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
    case reed = "com.apple.ink.reed"

    public var defaultWidth: CGFloat { self == .marker ? 25 : 3 }
    public var validWidthRange: ClosedRange<CGFloat> { self == .marker ? 10...55 : 0.9...25.7 }
  }

  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public var ink: PKInk { PKInk(inkType, color: color) }
  public var requiredContentVersion: PKContentVersion { .version1 }

  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (self.inkType, self.color, self.width) = (inkType, color, width ?? inkType.defaultWidth)
  }

  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

  /// The same colour: drawings are not turned light or dark.
  public static func convertColor(
    _ color: UIColor, from startUserInterfaceStyle: UIUserInterfaceStyle,
    to endUserInterfaceStyle: UIUserInterfaceStyle
  ) -> UIColor { color }
}

public struct PKEraserTool: PKTool, Equatable {
  public enum EraserType: Int, Sendable {
    case vector, bitmap, fixedWidthBitmap
  }

  public var eraserType: EraserType
  public var width: CGFloat

  public init(_ eraserType: EraserType, width: CGFloat? = nil) {
    (self.eraserType, self.width) = (eraserType, width ?? 16)
  }
}

public struct PKLassoTool: PKTool, Equatable {
  public init() {}
}

public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default`, anyInput, pencilOnly
}

@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  // @objc(canvasViewDrawingDidChange:) optional
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  // @objc(canvasViewDidFinishRendering:) optional
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  // @objc(canvasViewDidBeginUsingTool:) optional
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  // @objc(canvasViewDidEndUsingTool:) optional
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

/// Shows a drawing. Nobody draws: touches add no lines.
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  open var drawing = PKDrawing() {
    didSet {
      setNeedsDisplay()
      (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
    }
  }
  open var tool: any PKTool = PKInkingTool(.pen)
  open var isRulerActive = false
  open var isDrawingEnabled = true
  open var allowsFingerDrawing = true
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var maximumSupportedContentVersion = PKContentVersion.latest
  public let drawingGestureRecognizer = UIGestureRecognizer(target: nil, action: nil)

  public required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if backgroundColor == nil { backgroundColor = .systemBackground }
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing.draw(in: context)
  }

  open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {
    tool = toolPicker.selectedTool
  }
}

@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
  // @objc(toolPickerSelectedToolDidChange:) optional
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  // @objc(toolPickerSelectedToolItemDidChange:) optional
  func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
  // @objc(toolPickerIsRulerActiveDidChange:) optional
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  // @objc(toolPickerVisibilityDidChange:) optional
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  // @objc(toolPickerFramesObscuredDidChange:) optional
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

/// The palette of tools; it is not drawn and covers nothing.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
  private struct Observer {
    weak var object: (any PKToolPickerObserver)?
  }

  private static let common = PKToolPicker()
  private var observers: [Observer] = []
  private weak var responder: UIResponder?
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { observers.forEach { $0.object?.toolPickerSelectedToolDidChange(self) } }
  }
  public let toolItems: [PKToolPickerItem]
  open var selectedToolItem: PKToolPickerItem
  open var selectedToolItemIdentifier: String {
    get { selectedToolItem.identifier }
    set { toolItems.first { $0.identifier == newValue }.map { selectedToolItem = $0 } }
  }
  open var isRulerActive = false
  open var accessoryItem: UIBarButtonItem?
  open var stateAutosaveName: String?
  open var showsDrawingPolicyControls = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var maximumSupportedContentVersion = PKContentVersion.latest
  open weak var delegate: (any NSObjectProtocol)?
  open var isVisible: Bool { responder?.isFirstResponder ?? false }

  public override convenience init() { self.init(toolItems: [PKToolPickerInkingItem(type: .pen)]) }

  public init(toolItems: [PKToolPickerItem]) {
    self.toolItems = toolItems
    selectedToolItem = toolItems.first ?? PKToolPickerInkingItem(type: .pen)
    super.init()
  }

  open class func shared(for window: UIWindow) -> PKToolPicker? { common }

  open func addObserver(_ observer: any PKToolPickerObserver) {
    observers.append(Observer(object: observer))
    observer.toolPickerSelectedToolDidChange(self)
  }

  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    if visible {
      self.responder = responder
    } else if self.responder === responder {
      self.responder = nil
    }
  }

  open func frameObscured(in view: UIView) -> CGRect { .null }
}

@preconcurrency @MainActor
open class PKToolPickerItem: NSObject {
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

open class PKToolPickerInkingItem: PKToolPickerItem {
  public let inkingTool: PKInkingTool
  open var allowsColorSelection = true

  public init(
    type: PKInkingTool.InkType, color: UIColor = .black, width: CGFloat? = nil,
    identifier: String? = nil
  ) {
    inkingTool = PKInkingTool(type, color: color, width: width)
    super.init(identifier: identifier ?? type.rawValue)
  }
}

open class PKToolPickerEraserItem: PKToolPickerItem {
  public let eraserTool: PKEraserTool

  public init(type: PKEraserTool.EraserType, width: CGFloat? = nil) {
    eraserTool = PKEraserTool(type, width: width)
    super.init(identifier: "eraser")
  }
}

open class PKToolPickerLassoItem: PKToolPickerItem {
  public init() { super.init(identifier: "lasso") }
}

open class PKToolPickerRulerItem: PKToolPickerItem {
  public init() { super.init(identifier: "ruler") }
}

open class PKToolPickerScribbleItem: PKToolPickerItem {
  public init() { super.init(identifier: "scribble") }
}

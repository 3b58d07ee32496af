// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let text = Self(rawValue: "/Text")
  public static let link = Self(rawValue: "/Link")
  public static let freeText = Self(rawValue: "/FreeText")
  public static let line = Self(rawValue: "/Line")
  public static let square = Self(rawValue: "/Square")
  public static let circle = Self(rawValue: "/Circle")
  public static let highlight = Self(rawValue: "/Highlight")
  public static let underline = Self(rawValue: "/Underline")
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  public static let ink = Self(rawValue: "/Ink")
  public static let stamp = Self(rawValue: "/Stamp")
  public static let popup = Self(rawValue: "/Popup")
  public static let widget = Self(rawValue: "/Widget")
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let color = Self(rawValue: "/C")
  public static let contents = Self(rawValue: "/Contents")
  public static let name = Self(rawValue: "/NM")
  public static let subtype = Self(rawValue: "/Subtype")
  public static let rect = Self(rawValue: "/Rect")
  public static let interiorColor = Self(rawValue: "/IC")
  public static let quadPoints = Self(rawValue: "/QuadPoints")
  public static let inklist = Self(rawValue: "/InkList")
  public static let widgetValue = Self(rawValue: "/V")
  public static let textLabel = Self(rawValue: "/T")
}

public enum PDFWidgetControlType: Int, Sendable {
  case unknownControl = -1
  case pushButtonControl, radioButtonControl, checkBoxControl
}

public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let text = Self(rawValue: "/Tx")
  public static let button = Self(rawValue: "/Btn")
  public static let choice = Self(rawValue: "/Ch")
  public static let signature = Self(rawValue: "/Sig")
}

public enum PDFBorderStyle: Int, Sendable {
  case solid, dashed, beveled, inset, underline
}

/// The line around an annotation; kept.
open class PDFBorder: NSObject {
  open var style = PDFBorderStyle.solid
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
}

open class PDFAction: NSObject {
  open var type: String { "" }
}

open class PDFActionURL: PDFAction {
  open var url: URL?

  public init(url: URL) {
    self.url = url
    super.init()
  }

  open override var type: String { "URI" }
}

/// A place in a document.
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 0

  public init(page: PDFPage, at point: CGPoint) {
    (self.page, self.point) = (page, point)
    super.init()
  }
}

open class PDFActionGoTo: PDFAction {
  open var destination: PDFDestination

  public init(destination: PDFDestination) {
    self.destination = destination
    super.init()
  }

  open override var type: String { "GoTo" }
}

/// Something on a page: a note, a link, a field; kept, and not drawn.
open class PDFAnnotation: NSObject {
  open internal(set) weak var page: PDFPage?
  open var bounds: CGRect
  /// `Highlight`, without the stroke of its key.
  open var type: String?
  open var contents: String?
  open var color = UIColor.black
  open var interiorColor: UIColor?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var alignment = NSTextAlignment.natural
  open var border: PDFBorder?
  open var userName: String?
  open var modificationDate: Date?
  open var url: URL?
  open var action: PDFAction?
  open var destination: PDFDestination?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var quadrilateralPoints: [NSValue]?
  open var shouldDisplay = true
  open var shouldPrint = true
  open var isReadOnly = false
  open var isHighlighted = false
  open var isMultiline = false
  open var fieldName: String?
  open var widgetFieldType = PDFAnnotationWidgetSubtype.text
  open var widgetControlType = PDFWidgetControlType.unknownControl
  open var widgetStringValue: String?
  open var widgetDefaultStringValue: String?
  open var buttonWidgetStateString = "Yes"
  open var backgroundColor: UIColor?
  open private(set) var paths: [UIBezierPath]?
  open private(set) var annotationKeyValues: [AnyHashable: Any] = [:]

  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
    annotationKeyValues = properties ?? [:]
    super.init()
  }

  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    annotationKeyValues[key.rawValue] = value
    return true
  }
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
    annotationKeyValues[key.rawValue]
  }
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) {
    annotationKeyValues[key.rawValue] = nil
  }
}

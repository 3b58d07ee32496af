// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Something that a rule found; its words are made only when they are written.
@MainActor
struct Fault {
  let kind: FindingKind
  /// The view that people think of: a button and not the label in it.
  let view: UIView?
  let constraint: NSLayoutConstraint?
  var severity: Severity?
  /// What tells it from another fault of the same kind at the same place.
  let detail: String
  /// The first of the numbers, by which faults are compared.
  let measure: Double
  /// In the window, points.
  let region: CGRect?
  let words: @MainActor () -> Words
  /// Judges what was said on the way by what came of it in the end; nil changes nothing.
  var judged: (@MainActor (FrameBook) -> Severity?)?

  /// What people read.
  struct Words {
    var message: String
    var reason: String
    var remedy: String
    var numbers: [Finding.Measurement] = []
    var related: [RelatedPlace] = []
    /// In place of the view's own.
    var place: SourcePlace?
    var path: String?
    var className: String?
    /// What is at fault, where several views have one cause (Documentation/Check.md §5.4).
    var cause: String?
  }

  init(
    _ kind: FindingKind, _ view: UIView?, constraint: NSLayoutConstraint? = nil,
    severity: Severity? = nil, detail: String = "", measure: Double = 0, region: CGRect? = nil,
    words: @escaping @MainActor () -> Words
  ) {
    self.kind = kind
    self.view = view
    self.constraint = constraint
    self.severity = severity
    self.detail = detail
    self.measure = measure
    self.region = region
    self.words = words
  }

  /// What is equal in every configuration that shows the same fault.
  struct Key: Hashable {
    let kind: FindingKind
    let severity: Severity?
    let place: UInt64
    let type: ObjectIdentifier?
    let detail: String
  }

  var key: Key {
    let origin = constraint?.origin ?? view?.origin ?? .unknown
    let place: UInt64
    switch origin {
    case .code(let inner, let outer):
      place = UInt64(inner) ^ (UInt64(outer) &* 0x9E37_79B9_7F4A_7C15)
    case .document(let document): place = UInt64(document.line) << 32 | UInt64(document.column)
    case .unknown, .answer: place = 0
    }
    return Key(
      kind: kind, severity: severity, place: place,
      type: view.map { ObjectIdentifier(type(of: $0)) },
      detail: place == 0 ? detail + (view?.inspectionPath ?? "") : detail)
  }
}

extension UIView {
  /// The classes from the nearest cell or controller down, where nothing better tells views apart.
  fileprivate var inspectionPath: String {
    var names: [String] = []
    var view: UIView? = self
    while let current = view {
      names.append(ClassNames.name(of: type(of: current)))
      if ScreenTree.isCell(current) || current.ownedByController != nil { break }
      view = current.superview
    }
    return names.joined(separator: "<")
  }
}

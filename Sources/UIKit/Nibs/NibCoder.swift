// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// What `init?(coder:)` of an object of a document receives.
///
/// UIKit's classes hand themselves back through ``decode(into:)``; the extensions, one file a
/// family of classes, then fill them. Values that an app asks for by key are absent, as in an
/// archive that lacks the key.
@MainActor
final class NibCoder: NSCoder, ArchiveDecoding {
  let element: Element
  let loader: NibLoader
  private var hasDecoded = false

  init(element: Element, loader: NibLoader) {
    self.element = element
    self.loader = loader
    super.init()
  }

  /// Fills an object by its class chain.
  ///
  /// A class that sets itself up after its superclass calls again; attributes are then given again,
  /// what is inside the object is not made twice.
  func decode(into object: AnyObject) {
    let isFirst = !hasDecoded
    hasDecoded = true
    if isFirst { loader.adopt(object, of: element) }
    switch object {
    case let view as UIView:
      decodeAttributes(of: view)
      if isFirst { decodeContents(of: view) }
    case let controller as UIViewController:
      if isFirst { decode(controller) }
    case let recognizer as UIGestureRecognizer: decode(recognizer)
    default: decodeOther(object, isFirst: isFirst)
    }
  }

  /// An image that the element names.
  func image(named name: String?, catalog: String? = nil) -> UIImage? {
    loader.image(named: name, catalog: catalog, at: element.location)
  }

  func customPart(_ role: String) -> AnyObject? {
    guard let part = element.child(key: role), part["customClass"] != nil else { return nil }
    return loader.make(part)
  }

  // MARK: NSCoder

  override nonisolated var allowsKeyedCoding: Bool { true }
  override nonisolated func containsValue(forKey key: String) -> Bool { false }
  override nonisolated func decodeObject(forKey key: String) -> Any? { nil }
  override nonisolated func decodeBool(forKey key: String) -> Bool { false }
  override nonisolated func decodeInteger(forKey key: String) -> Int { 0 }
  override nonisolated func decodeInt32(forKey key: String) -> Int32 { 0 }
  override nonisolated func decodeInt64(forKey key: String) -> Int64 { 0 }
  override nonisolated func decodeFloat(forKey key: String) -> Float { 0 }
  override nonisolated func decodeDouble(forKey key: String) -> Double { 0 }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import IBDocument

/// The objects of a xib, made as often as wanted.
///
/// Differs from UIKit: the xib itself is read, not a compiled nib.
/// Behaviour note: Documentation/InterfaceBuilder.md §11.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private var loaded: NibSource?

  /// Nothing is read until the objects are wanted; a missing file is noticed then.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? Runtime.current.resourceBundle
    super.init()
  }

  /// A nib of a xib document's own text.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil ?? Runtime.current.resourceBundle
    super.init()
    do throws(DocumentError) {
      loaded = NibSource(document: try Document(data: data, file: "data.xib"), bundle: bundle)
    } catch {
      Runtime.raise("NSInternalInconsistencyException", "\(error)")
    }
  }

  /// Makes the objects and connects them.
  ///
  /// - Returns: The top-level objects in document order, without placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let loader = NibLoader(source: source, owner: ownerOrNil.map { $0 as AnyObject })
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for (identifier, object) in external { loader.name(object as AnyObject, identifier) }
    let objects = loader.loadTopLevel()
    // An owner may have weak outlets only and add them later.
    Runtime.current.autorelease(objects as [AnyObject])
    return objects
  }

  static func exists(named name: String, bundle: Bundle?) -> Bool {
    NibSource.exists(name, extension: "xib", in: bundle ?? Runtime.current.resourceBundle)
  }

  /// Loads the view of a controller that names this nib; its top-level objects live as long as it.
  func instantiateView(of controller: UIViewController) {
    controller.archivedObjects = instantiate(withOwner: controller) as [AnyObject]
  }

  private var source: NibSource {
    if let loaded { return loaded }
    guard let found = NibSource.source(named: name, extension: "xib", bundle: bundle) else {
      Runtime.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)>' with name '\(name)'")
    }
    loaded = found
    return found
  }
}

extension Bundle {
  /// Makes the objects of a xib of this bundle.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension NibLoader {
  /// The screen of the run, in points.
  static var screenSize: CGSize { UIScreen.main.bounds.size }

  /// Makes the top-level objects of a xib, and connects File's Owner.
  func loadTopLevel() -> [Any] {
    var result: [Any] = []
    var owners: [Element] = []
    for element in source.document.objects {
      if element.id == "-1" { owners.append(element) }
      if let object = make(element) { result.append(object) }
    }
    if let owner {
      for element in owners { adoptOwner(owner, of: element) }
    }
    finish()
    return result
  }
}

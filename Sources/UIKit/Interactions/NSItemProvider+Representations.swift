// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What the object of an item provider can be had as. A provider without one has nothing.
extension NSItemProvider {
  public nonisolated static var errorDomain: String { "NSItemProviderErrorDomain" }

  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// Who may have what is registered; there is nobody else here.
  public typealias RepresentationVisibility = NSItemProviderRepresentationVisibility

  /// What is registered, then what the object is: pictures are PNG, texts UTF-8, addresses of files or
  /// of anything.
  public var registeredTypeIdentifiers: [String] { loaders.map(\.type) + ownTypes }

  /// Bytes of a type that are made when somebody asks for them.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    loaders.append((typeIdentifier, loadHandler))
  }

  /// A file of a type that is made when somebody asks for its bytes.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
      loadHandler { url, _, error in
        done(error == nil ? url.flatMap { try? Data(contentsOf: $0) } : nil, error)
      }
    }
  }

  private var ownTypes: [String] {
    switch object {
    case is UIImage: ["public.png"]
    case let url as URL: url.isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    case is String, is NSString: ["public.utf8-plain-text"]
    default: []
    }
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let kinds: [String] =
      switch object {
      case is UIImage: ["public.image"]
      case is String, is NSString: ["public.plain-text", "public.text"]
      default: []
      }
    let own = registeredTypeIdentifiers
    return own.contains(typeIdentifier) || kinds.contains(typeIdentifier)
      || !own.isEmpty && ["public.data", "public.item"].contains(typeIdentifier)
  }

  private var data: Data? {
    switch object {
    case let image as UIImage: image.pngData()
    case let url as URL: Data(url.absoluteString.utf8)
    case let text as String: Data(text.utf8)
    case let text as NSString: Data("\(text)".utf8)
    default: nil
    }
  }

  private static var unavailable: NSError {
    NSError(domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue)
  }

  /// The object's or the registered bytes; an error of this domain where there are none of that kind.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let loader = loaders.first(where: { $0.type == typeIdentifier }) {
      return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }
    let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? data : nil
    completionHandler(found, found == nil ? NSItemProvider.unavailable : nil)
    return Progress(totalUnitCount: 1)
  }

  /// No object lies in a file, so this is an error of this domain.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, NSItemProvider.unavailable)
    return Progress(totalUnitCount: 1)
  }

  /// The same: nothing lies in place, either.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// A text, an address, or a picture's bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard hasItemConformingToTypeIdentifier(typeIdentifier), let data else {
      completionHandler?(nil, NSItemProvider.unavailable)
      return
    }
    switch object {
    case let url as URL: completionHandler?(NSURL(string: url.absoluteString), nil)
    case is UIImage: completionHandler?(NSData(data: data), nil)
    default: completionHandler?(NSString(string: String(decoding: data, as: UTF8.self)), nil)
    }
  }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

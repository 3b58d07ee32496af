// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A kind of file, by its uniform identifier.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// A phone knows the types of all its apps, so every identifier is one; what is not in the table
  /// here conforms to nothing.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(known: identifier)
  }

  /// An extension that no type has gets one of its own, as on Apple's systems.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    self.init(matching: { $0.extensions.contains(wanted) }, wanted, supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    self.init(matching: { $0.mimeType == wanted }, wanted, supertype)
  }

  private init?(matching: (Entry) -> Bool, _ tag: String, _ supertype: UTType) {
    guard !tag.isEmpty else { return nil }
    let found = Self.all.lazy.filter(matching).map { UTType(known: $0.identifier) }
      .first { $0.conforms(to: supertype) }
    self = found ?? UTType(known: Self.dynamicPrefix + tag)
  }

  private static let dynamicPrefix = "dyn."
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }

  /// A type that an app declares itself.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  public var description: String { identifier }
  public var preferredFilenameExtension: String? { Self.table[identifier]?.extensions.first }
  public var preferredMIMEType: String? { Self.table[identifier]?.mimeType }
  /// What people call it; English here. A kind without an extension has none.
  public var localizedDescription: String? {
    preferredFilenameExtension.map { "\($0.uppercased()) file" }
  }
  /// Extensions and media types, by their kinds.
  public var tags: [UTTagClass: [String]] {
    let entry = Self.table[identifier]
    let tags: [UTTagClass: [String]] = [
      .filenameExtension: entry?.extensions ?? [],
      .mimeType: entry?.mimeType.map { [$0] } ?? [],
    ]
    return tags.filter { !$0.value.isEmpty }
  }
  public var isDeclared: Bool { Self.table[identifier] != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The types above, at any distance.
  public var supertypes: Set<UTType> {
    let parents = Self.table[identifier]?.parents ?? (isDynamic ? [UTType.data.identifier] : [])
    let direct = parents.map(UTType.init(known:))
    return direct.reduce(into: Set(direct)) { $0.formUnion($1.supertypes) }
  }

  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  fileprivate struct Entry {
    let identifier: String
    var extensions: [String] = []
    var mimeType: String?
    var parents: [String] = []
  }

  private static let all =
    entries
    + further.map { identifier, extensions, mimeType, parents in
      Entry(
        identifier: identifier, extensions: extensions.split(separator: " ").map(String.init),
        mimeType: mimeType, parents: parents.split(separator: " ").map(String.init))
    }
  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
}

/// Kinds of tags that name a type outside of it.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let image = UTType(known: "public.image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let text = UTType(known: "public.text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let contact = UTType(known: "public.contact")
  public static let archive = UTType(known: "public.archive")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let html = UTType(known: "public.html")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let tiff = UTType(known: "public.tiff")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let zip = UTType(known: "public.zip-archive")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")

  /// As Apple's "System-declared uniform type identifiers" lists them.
  private static let entries: [Entry] = [
    Entry(identifier: "public.item"),
    Entry(identifier: "public.content"),
    Entry(identifier: "public.composite-content", parents: ["public.content"]),
    Entry(identifier: "public.data", parents: ["public.item"]),
    Entry(identifier: "public.directory", parents: ["public.item"]),
    Entry(identifier: "public.folder", parents: ["public.directory"]),
    Entry(identifier: "com.apple.package", parents: ["public.directory"]),
    Entry(identifier: "public.image", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.video", parents: ["public.movie"]),
    Entry(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.text", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.url", parents: ["public.data"]),
    Entry(identifier: "public.file-url", parents: ["public.url"]),
    Entry(identifier: "public.contact"),
    Entry(identifier: "public.archive"),
    Entry(
      identifier: "public.plain-text", extensions: ["txt", "text"], mimeType: "text/plain",
      parents: ["public.text"]),
    Entry(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.rtf", extensions: ["rtf"], mimeType: "text/rtf",
      parents: ["public.text"]),
    Entry(
      identifier: "public.json", extensions: ["json"], mimeType: "application/json",
      parents: ["public.text"]),
    Entry(
      identifier: "public.xml", extensions: ["xml"], mimeType: "application/xml",
      parents: ["public.text"]),
    Entry(
      identifier: "com.apple.property-list", extensions: ["plist"], parents: ["public.data"]),
    Entry(
      identifier: "public.html", extensions: ["html", "htm"], mimeType: "text/html",
      parents: ["public.text"]),
    Entry(
      identifier: "com.adobe.pdf", extensions: ["pdf"], mimeType: "application/pdf",
      parents: ["public.data", "public.composite-content"]),
    Entry(
      identifier: "public.png", extensions: ["png"], mimeType: "image/png",
      parents: ["public.image"]),
    Entry(
      identifier: "public.jpeg", extensions: ["jpeg", "jpg"], mimeType: "image/jpeg",
      parents: ["public.image"]),
    Entry(
      identifier: "public.tiff", extensions: ["tiff", "tif"], mimeType: "image/tiff",
      parents: ["public.image"]),
    Entry(
      identifier: "com.compuserve.gif", extensions: ["gif"], mimeType: "image/gif",
      parents: ["public.image"]),
    Entry(
      identifier: "public.heic", extensions: ["heic"], mimeType: "image/heic",
      parents: ["public.image"]),
    Entry(
      identifier: "org.webmproject.webp", extensions: ["webp"], mimeType: "image/webp",
      parents: ["public.image"]),
    Entry(
      identifier: "public.svg-image", extensions: ["svg"], mimeType: "image/svg+xml",
      parents: ["public.image"]),
    Entry(
      identifier: "public.zip-archive", extensions: ["zip"], mimeType: "application/zip",
      parents: ["public.data", "public.archive"]),
    Entry(
      identifier: "org.idpf.epub-container", extensions: ["epub"],
      mimeType: "application/epub+zip", parents: ["public.data", "public.composite-content"]),
    Entry(
      identifier: "public.mpeg-4", extensions: ["mp4"], mimeType: "video/mp4",
      parents: ["public.movie"]),
    Entry(
      identifier: "com.apple.quicktime-movie", extensions: ["mov"], mimeType: "video/quicktime",
      parents: ["public.movie"]),
    Entry(
      identifier: "public.mp3", extensions: ["mp3"], mimeType: "audio/mpeg",
      parents: ["public.audio"]),
    Entry(
      identifier: "public.mpeg-4-audio", extensions: ["m4a"], mimeType: "audio/mp4",
      parents: ["public.audio"]),
    Entry(
      identifier: "com.microsoft.waveform-audio", extensions: ["wav"], mimeType: "audio/vnd.wave",
      parents: ["public.audio"]),
    Entry(
      identifier: "public.vcard", extensions: ["vcf"], mimeType: "text/vcard",
      parents: ["public.text", "public.contact"]),
    Entry(identifier: "public.calendar-event"),
    Entry(
      identifier: "public.comma-separated-values-text", extensions: ["csv"], mimeType: "text/csv",
      parents: ["public.text"]),
  ]
}

extension URL {
  /// The address with the type's usual ending, unless it ends so already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension, pathExtension != ending else {
      return self
    }
    return appendingPathExtension(ending)
  }

  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: type)
  }

  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

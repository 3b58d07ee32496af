// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString =
  "public.filename-extension"
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff"
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp"
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf"
nonisolated(unsafe) public let kUTTypeRTFD: CFString = "com.apple.rtfd"
nonisolated(unsafe) public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
nonisolated(unsafe) public let kUTTypeXML: CFString = "public.xml"
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString =
  "public.comma-separated-values-text"
nonisolated(unsafe) public let kUTTypePropertyList: CFString = "com.apple.property-list"
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
nonisolated(unsafe) public let kUTTypeMPEG: CFString = "public.mpeg"
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
nonisolated(unsafe) public let kUTTypeAVIMovie: CFString = "public.avi"
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3"
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
nonisolated(unsafe) public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
nonisolated(unsafe) public let kUTTypeDirectory: CFString = "public.directory"
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive"
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
nonisolated(unsafe) public let kUTTypeArchive: CFString = "public.archive"

private enum UniformTypes {
  /// What each kind is at once; those of the table are data besides.
  static let parents: [String: String] = [
    "public.jpeg": "public.image", "public.png": "public.image",
    "com.compuserve.gif": "public.image", "public.tiff": "public.image",
    "com.microsoft.bmp": "public.image", "public.heic": "public.image",
    "org.webmproject.webp": "public.image", "public.svg-image": "public.image",
    "public.plain-text": "public.text", "public.html": "public.text", "public.xml": "public.text",
    "public.json": "public.text", "public.rtf": "public.text",
    "public.comma-separated-values-text": "public.plain-text", "public.css": "public.text",
    "public.utf8-plain-text": "public.plain-text",
    "com.netscape.javascript-source": "public.plain-text",
    "com.apple.quicktime-movie": "public.movie", "public.mpeg-4": "public.movie",
    "com.apple.m4v-video": "public.movie", "public.mpeg": "public.movie",
    "public.avi": "public.movie", "public.mp3": "public.audio",
    "com.apple.m4a-audio": "public.audio", "com.microsoft.waveform-audio": "public.audio",
    "public.vcard": "public.text", "public.movie": "public.audiovisual-content",
    "public.audio": "public.audiovisual-content", "public.video": "public.movie",
    "public.image": "public.data", "public.text": "public.data",
    "public.audiovisual-content": "public.data", "public.file-url": "public.url",
    "public.url": "public.data", "public.zip-archive": "public.data",
    "com.adobe.pdf": "public.data",
    "public.data": "public.item",
  ]

  static func tags(
    _ row: (identifier: String, extensions: [String], media: [String]), _ tagClass: CFString
  ) -> [String] {
    tagClass.isEqual(kUTTagClassFilenameExtension) ? row.extensions : row.media
  }
}

/// The kind of a file extension or media type; a dynamic name (`dyn.…`) for what nobody knows.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tag = "\(inTag)".lowercased()
  let row = UniformTypeTable.table.first { UniformTypes.tags($0, inTagClass).contains(tag) }
  return Unmanaged.passRetained(NSString(string: row?.identifier ?? "dyn.\(tag)"))
}

/// The preferred extension or media type of a kind; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let row = UniformTypeTable.table.first { $0.identifier == "\(inUTI)" }
  guard let tag = row.flatMap({ UniformTypes.tags($0, inTagClass).first }) else { return nil }
  return Unmanaged.passRetained(NSString(string: tag))
}

/// Whether every file of the first kind is one of the second.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  var kind: String? = "\(inUTI)"
  while let current = kind {
    if current == "\(inConformsToUTI)" { return true }
    kind = UniformTypes.parents[current]
  }
  return false
}

/// What a kind is called for people; nil where nobody says.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  UTType("\(inUTI)")?.localizedDescription.map { Unmanaged.passRetained(NSString(string: $0)) }
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.isEqual(inUTI2)
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A value of a type that an app declares for its intents.
open class INObject: NSObject {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  open var alternativeSpeakableMatches: [INSpeakableString]?

  public override init() {
    identifier = nil
    displayString = ""
    pronunciationHint = nil
    super.init()
  }

  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil,
      subtitle: subtitleString, image: displayImage)
  }

  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }
}

/// A file that a parameter holds: its bytes, or where it lies.
open class INFile: NSObject {
  private let kept: Data?
  public let filename: String
  public let typeIdentifier: String?
  public let fileURL: URL?

  public init(data: Data, filename: String, typeIdentifier: String?) {
    kept = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
    super.init()
  }

  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    kept = nil
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
    super.init()
  }

  open var data: Data { kept ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
  open var removedOnCompletion = false
}

/// A part of a list to choose from, with its title.
open class INObjectSection<ObjectType>: NSObject {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init()
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What somebody asks to hear; kept.
open class INMediaSearch: NSObject {
  public let mediaType: INMediaItemType
  public let sortOrder: INMediaSortOrder
  public let mediaName: String?
  public let artistName: String?
  public let albumName: String?
  public let genreNames: [String]?
  public let moodNames: [String]?
  public let releaseDate: INDateComponentsRange?
  public let reference: INMediaReference
  public let mediaIdentifier: String?

  public init(
    mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown,
    mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil,
    genreNames: [String]? = nil, moodNames: [String]? = nil,
    releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown,
    mediaIdentifier: String? = nil
  ) {
    self.mediaType = mediaType
    self.sortOrder = sortOrder
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.releaseDate = releaseDate
    self.reference = reference
    self.mediaIdentifier = mediaIdentifier
    super.init()
  }
}

/// Which of the things found come first.
public enum INMediaSortOrder: Int, Sendable {
  case unknown = 0
  case newest
  case oldest
  case best
  case worst
  case popular
  case unpopular
  case trending
  case recommended
}

/// What "this" or "my music" means.
public enum INMediaReference: Int, Sendable {
  case unknown = 0
  case currentlyPlaying
  case my
}

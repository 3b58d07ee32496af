// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

// Foundation here tells these files as `NSURL`, Apple's as `URL` (Documentation/SourceLowering.md
// §2.18).
extension Bundle {
  /// What `urls(forResourcesWithExtension:subdirectory:)` becomes.
  public func bundledURLs(
    forResourcesWithExtension name: String?, subdirectory folder: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: name, subdirectory: folder)?.map { $0 as URL }
  }

  /// What `urls(forResourcesWithExtension:subdirectory:localization:)` becomes.
  public func bundledURLs(
    forResourcesWithExtension name: String?, subdirectory folder: String?,
    localization: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: name, subdirectory: folder, localization: localization)?
      .map { $0 as URL }
  }

  /// What the class's `urls(forResourcesWithExtension:subdirectory:in:)` becomes.
  public static func bundledURLs(
    forResourcesWithExtension name: String?, subdirectory folder: String?, in bundle: URL
  ) -> [URL]? {
    let found = urls(forResourcesWithExtension: name, subdirectory: folder, in: bundle as NSURL)
    return found?.map { $0 as URL }
  }
}

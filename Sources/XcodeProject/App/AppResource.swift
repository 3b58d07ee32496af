// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One file or folder that becomes part of the app's bundle.
package struct AppResource: Equatable, Sendable {
  /// Where it is now; an absolute file URL.
  package var url: URL
  /// Where it belongs inside the bundle: `Base.lproj/Main.storyboard`, `Assets.xcassets`, `data.json`.
  package var bundlePath: String
  /// Whether `url` is a folder that is copied whole.
  package var isFolder: Bool

  package init(url: URL, bundlePath: String, isFolder: Bool = false) {
    self.url = url
    self.bundlePath = bundlePath
    self.isFolder = isFolder
  }
}

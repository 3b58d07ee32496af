// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Reads an app from an Xcode project, a Swift package or a folder of sources.
///
/// Behaviour note: Documentation/XcodeProject.md.
package struct AppReader: Sendable {
  /// The target to read; nil chooses the only application.
  package var target: String?
  /// The build configuration; nil means `Debug` where it exists, else the first.
  package var configuration: String?

  package init(target: String? = nil, configuration: String? = nil) {
    self.target = target
    self.configuration = configuration
  }

  /// Reads the app at a path: `X.xcodeproj`, `X.xcodeproj/project.pbxproj`, `X.xcworkspace`, a
  /// folder that holds one of these, a Swift package's folder, or a folder of Swift files.
  ///
  /// The rules that choose are Documentation/XcodeProject.md §1.
  ///
  /// - Complexity: one pass over the project file and a listing of the folders it synchronises.
  package func app(at url: URL) throws(ProjectError) -> AppDescription {
    throw ProjectError(.notAProject, at: FileLocation(path: url.path))
  }
}

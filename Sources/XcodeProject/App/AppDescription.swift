// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Everything that a build needs to know about one app, whatever it was read from.
///
/// - Invariant: `modules` is not empty, is in build order, and ends with the app's own module.
package struct AppDescription: Equatable, Sendable {
  /// The name of the chosen target.
  package var targetName: String
  /// `PRODUCT_NAME`, expanded.
  package var productName: String
  /// `PRODUCT_BUNDLE_IDENTIFIER`, expanded; empty when the project gives none.
  package var bundleIdentifier: String
  /// What the last module is.
  package enum Kind: Equatable, Sendable {
    case app
    /// A bundle of tests; `host` is the module of the app that they run in, if they have one.
    case tests(host: String?)
  }

  /// Modules to compile, dependencies first. The last is the app, or the tests.
  package var modules: [SourceModule]
  /// Files that are copied beside the executable.
  package var resources: [AppResource]
  /// The Info.plist as it would be in the built app, expanded; keys that were generated included.
  package var info: InfoPlist
  /// `IPHONEOS_DEPLOYMENT_TARGET` or the package's iOS platform, as written (`"13.0"`).
  package var deploymentTarget: String?
  /// The folder that contains the project, the package, or the sources.
  package var folder: URL
  /// Files whose change can change this description: the project file, the Info.plist, xcconfigs.
  /// Folders stand for their listing.
  package var definingFiles: [URL]
  package var kind = Kind.app
  /// Where the project names files, by their paths; those of folders are not named.
  package var locations: [String: FileLocation] = [:]
  /// What could not be used, and why; the app can still be built.
  package var issues: [ProjectIssue]

  package init(
    targetName: String, productName: String, bundleIdentifier: String = "",
    modules: [SourceModule], resources: [AppResource] = [], info: InfoPlist = InfoPlist([:]),
    deploymentTarget: String? = nil, folder: URL, definingFiles: [URL] = [],
    issues: [ProjectIssue] = []
  ) {
    precondition(!modules.isEmpty, "an app has at least one module, \(targetName) has none")
    self.targetName = targetName
    self.productName = productName
    self.bundleIdentifier = bundleIdentifier
    self.modules = modules
    self.resources = resources
    self.info = info
    self.deploymentTarget = deploymentTarget
    self.folder = folder
    self.definingFiles = definingFiles
    self.issues = issues
  }

  /// The module that holds the app itself.
  package var app: SourceModule { modules[modules.count - 1] }

  /// The same, with modules of Swift 3 marked that are to make priorities numbers: a conformance
  /// cannot be stated twice, and importers see it.
  package var withNumericPriorities: AppDescription {
    var app = self
    var having: Set<String> = []
    for (index, module) in modules.enumerated() {
      let isGiven = module.dependencies.contains(where: having.contains)
      guard isGiven || module.isOlderThanSwift4 else { continue }
      app.modules[index].hasNumericPriorities = !isGiven
      having.insert(module.name)
    }
    return app
  }

  /// The sources of libraries, which the app's people did not write.
  package var fetchedSources: Set<String> {
    Set(modules.filter(\.isFetched).flatMap(\.sources).map(\.path))
  }

  /// Whether the project lacks files that it names: settings with keys and addresses, lists and pictures
  /// that are kept from a repository. What the app reads of them it does not get.
  package var lacksFiles: Bool { issues.contains(where: \.isOfLackingFile) }

  /// The name that `customModuleProvider="target"` stands for in the app's documents.
  package var moduleName: String { app.name }
}

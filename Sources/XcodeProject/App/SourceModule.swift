// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The Swift sources that are compiled together, and how.
package struct SourceModule: Equatable, Sendable {
  /// `PRODUCT_MODULE_NAME`: what other modules import.
  package var name: String
  /// Absolute file URLs, in the order of the build phase, or sorted where a folder is listed.
  package var sources: [URL]
  /// `SWIFT_VERSION` as written (`"4.2"`, `"5.0"`); `"5.0"` when the project has none.
  package var swiftVersion: String
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and the `-D` flags of `OTHER_SWIFT_FLAGS`.
  package var compilationConditions: [String]
  /// Names of modules of the same app that this one imports.
  package var dependencies: [String]
  /// The bundle that holds the module's own resources, without extension; nil for the app's.
  package var resourceBundle: String?
  /// The asset catalogs whose names the module's sources can use as symbols.
  package var assetCatalogs: [URL] = []
  /// The files of intents of which the module has classes.
  package var intentDefinitions: [URL] = []
  /// Files that SwiftGen would write of the resources and that are missing.
  package var resourceCode: [ResourceCode] = []
  /// Whether symbols extend `UIImage` and `UIColor` too
  /// (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`).
  package var hasSymbolExtensions = false
  /// Whether it gives priorities of layout the literals and sums that they have in Swift 3, where they
  /// are numbers (Documentation/SourceLowering.md §8).
  package var hasNumericPriorities = false
  /// Modules that the module's own header shows to all its files without an import.
  package var headerImports: [String] = []
  /// Whether the module is built with a `Bundle.module` of its own.
  package var hasModuleBundle = false
  /// What a package's module is built with besides (Documentation/Packages.md §4).
  package var flags: [String] = []
  /// The name of its package, for `package` access.
  package var packageName: String?
  /// Files whose bytes its sources name as `PackageResources`.
  package var embeddedResources: [URL] = []
  /// Libraries of the system to link: `sqlite3`.
  package var linkedLibraries: [String] = []
  /// How it is built as for Linux; nil for what belongs to no package.
  package var linux: LinuxSettings?
  /// Whether nothing in it and in what it imports shows or needs UIKit, so that it is compiled as
  /// it stands where that works (Documentation/Packages.md §5).
  package var isNativeCandidate = false
  /// Whether its sources were fetched: a package's by its address, a pod's, a checked-out library's.
  package var isFetched = false
  /// The module's sources where they are C; it has no Swift then.
  package var clang: ClangSources?
  /// Headers in Objective-C that show declarations to the module's Swift, and the sources beside them
  /// (Documentation/XcodeProject.md §10).
  package var foreignHeaders: [URL] = []
  package var foreignSources: [URL] = []
  /// The modules of the compiler's plugin that expands the macros it declares, what they need first.
  package var macros: [SourceModule] = []

  package init(
    name: String, sources: [URL], swiftVersion: String = "5.0",
    compilationConditions: [String] = [], dependencies: [String] = []
  ) {
    self.name = name
    self.sources = sources
    self.swiftVersion = swiftVersion
    self.compilationConditions = compilationConditions
    self.dependencies = dependencies
  }

  /// Whether an import without a word of access is the module's own affair.
  package var importsAreInternal: Bool { flags.contains("InternalImportsByDefault") }

  /// Whether there is something to compile.
  package var isEmpty: Bool { isForeign && foreignHeaders.isEmpty }

  /// Whether no source is in a language that is compiled here; its headers may stand for it
  /// (Documentation/Gaps.md §5.9).
  package var isForeign: Bool { sources.isEmpty && clang == nil }

  /// Whether it is written in Swift 3 or older.
  package var isOlderThanSwift4: Bool {
    (swiftVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5) < 4
  }

  /// The value for the compiler's `-swift-version`: 4, 4.2, 5 or 6; older versions become 4.
  package var languageMode: String {
    let parts = swiftVersion.split(separator: ".").compactMap { Int($0) }
    switch parts.first ?? 5 {
    case ..<4: return "4"
    case 4: return parts.count > 1 && parts[1] >= 2 ? "4.2" : "4"
    case 5: return "5"
    default: return "6"
    }
  }
}

/// The settings of a module of a package for one platform.
package struct LinuxSettings: Equatable, Sendable {
  /// What SwiftPM defines, and the target.
  package var conditions = ["SWIFT_PACKAGE", "DEBUG"]
  package var flags: [String] = []
  /// The language mode that the target itself asks for.
  package var version: String?
}

// swift-tools-version:6.1
// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import PackageDescription

/// Settings of every target: the language mode is 6 for all; checked builds run the invariants.
let strict: [SwiftSetting] = [
  .define("INVARIANT_CHECKS", .when(configuration: .debug))
]

/// Where the toolchain keeps the SwiftSyntax libraries: `<toolchain>/usr/lib/swift/host`.
let syntaxLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.appendingPathComponent("libSwiftSyntax.so").path)
    {
      return host.path
    }
  }
  return "/usr/lib/swift/host"
}()

/// Only the lowering of app sources needs SwiftSyntax; the product `UIKit` never does.
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", syntaxLibraries])]
let linkSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries])
]

let package = Package(
  name: "Snug",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "HeadlessHost"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting", "_Testing_UIKit"]),
    .library(
      name: "SnugHost", type: .dynamic, targets: ["HeadlessHost", "UIKit", "SystemFrameworks"]),
    .executable(name: "snug", targets: ["snug"]),
  ],
  targets: [
    // C libraries: a module map each, nothing else.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CPoppler", providers: [.apt(["libpoppler-glib-dev"])]),
    .systemLibrary(name: "CRsvg", providers: [.apt(["librsvg2-dev"])]),

    // Replaces the C library's clocks in the processes of hosts.
    .target(name: "CVirtualClock"),
    // What processes of hosts can tell about themselves: calls, memory, network.
    .target(name: "CProcess", dependencies: ["CContainment"]),
    // Keeps processes away from the machine, and starts them.
    .target(name: "CContainment"),
    .target(name: "Supervision", dependencies: ["CContainment"], swiftSettings: strict),

    // Engines: no UIKit names.
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "ConstraintSolver", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "TextLayout",
      dependencies: ["Geometry", "CHarfBuzz", "CFreeType", "CFontconfig", "CICU"],
      swiftSettings: strict),
    .target(name: "ListGeometry", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "DisplayList", dependencies: ["Geometry"], swiftSettings: strict),
    // What the bytes of files must be before a library reads them.
    .target(name: "CheckedInput", swiftSettings: strict),
    // What servers answered once.
    .target(name: "NetworkArchive", dependencies: ["CheckedInput"], swiftSettings: strict),
    .target(
      name: "IBDocument", dependencies: ["CheckedInput", "Geometry"], swiftSettings: strict),
    .target(name: "Localization", dependencies: ["CheckedInput"], swiftSettings: strict),
    // Linked into hosts, imported by nobody: who sees its functions cannot call Foundation's.
    .target(
      name: "FoundationHooks", dependencies: ["FoundationAdditions", "Localization"],
      swiftSettings: strict),
    .target(name: "DeviceMatrix", dependencies: ["Geometry"], swiftSettings: strict),
    // What a check finds, as values; and the reports made of them.
    .target(name: "Findings", dependencies: ["DeviceMatrix", "Geometry"], swiftSettings: strict),

    .target(
      name: "Reporting", dependencies: ["Findings", "DeviceMatrix"],
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"),
        .embedInCode("Page/report.js"), .embedInCode("Page/rank.js"),
        .embedInCode("Page/virtual.js"), .embedInCode("Page/list.js"),
        .embedInCode("Page/overview.js"),
        .embedInCode("Page/grid.js"), .embedInCode("Page/places.js"),
        .embedInCode("Page/compare.js"), .embedInCode("Page/spoken.js"),
        .embedInCode("Page/detail.js"), .embedInCode("Page/main.js"),
      ], swiftSettings: strict),

    .target(name: "Goldens", dependencies: ["Findings"], swiftSettings: strict),

    // What Apple's Foundation has and Linux's does not, without views.
    .target(
      name: "FoundationAdditions", dependencies: ["CCmark", "CICU"], swiftSettings: strict),
    // What a data model says; and Core Data over it, without views.
    .target(name: "DataModel", dependencies: ["CheckedInput"], swiftSettings: strict),
    .target(
      name: "CoreData", dependencies: ["DataModel", "FoundationAdditions", "CSQLite"],
      swiftSettings: strict),

    // The module that apps import.
    .target(
      name: "UIKit",
      dependencies: [
        "Geometry", "ConstraintSolver", "ListGeometry", "TextLayout", "DisplayList", "IBDocument",
        "DeviceMatrix", "Localization", "FoundationAdditions", "CheckedInput",
      ],
      swiftSettings: strict),
    // What apps import beside UIKit: thin parts of Combine, WebKit, CoreLocation and others.
    .target(
      name: "SystemFrameworks",
      dependencies: ["UIKit", "CoreData", "FoundationAdditions", "CNettle"],
      swiftSettings: strict),
    // What the compiler looks for in files that import both Testing and UIKit.
    .target(
      name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/TestingOverlay",
      swiftSettings: strict),

    // Hosts and tools.
    .target(
      name: "Raster",
      dependencies: [
        "Geometry", "DisplayList", "TextLayout", "CCairo", "CFreeType", "CPixbuf", "CPoppler",
        "CRsvg", "CZlib",
      ],
      swiftSettings: strict),
    // Which screens an app has, and the ways between them.
    .target(name: "Exploration", dependencies: ["DeviceMatrix"], swiftSettings: strict),
    // What is wrong with a laid-out screen.
    .target(
      name: "Inspection", dependencies: ["UIKit", "Findings", "DeviceMatrix"],
      swiftSettings: strict),
    .target(
      name: "HeadlessHost",
      dependencies: [
        "UIKit", "Raster", "DisplayList", "TextLayout", "DeviceMatrix", "CVirtualClock",
        "FoundationHooks", "Localization", "Inspection", "Exploration", "CProcess", "Findings",
        "NetworkArchive", "FoundationAdditions",
      ],
      swiftSettings: strict),
    // Screens for people's own tests.
    .target(
      name: "UIKitTesting",
      dependencies: [
        "UIKit", "HeadlessHost", "Raster", "DisplayList", "DeviceMatrix", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .target(
      name: "XcodeProject", dependencies: ["Supervision", "CheckedInput", "CYAML"],
      swiftSettings: strict),
    .target(name: "SourceLowering", swiftSettings: syntax, linkerSettings: linkSyntax),
    // What is left out of sources that do not compile.
    .target(name: "GapRepair", swiftSettings: syntax, linkerSettings: linkSyntax),
    .target(
      name: "AppBuild",
      dependencies: [
        "CheckedInput", "DataModel", "IBDocument", "XcodeProject", "SourceLowering", "GapRepair",
        "Supervision",
      ],
      swiftSettings: syntax),
    .target(
      name: "CLI",
      dependencies: [
        "AppBuild", "SourceLowering", "GapRepair", "XcodeProject", "DeviceMatrix", "Exploration",
        "Findings", "Reporting", "Goldens", "Raster", "FidelityReport", "Supervision",
        "TextLayout", "NetworkArchive",
      ],
      swiftSettings: syntax),
    .executableTarget(
      name: "snug", dependencies: ["CLI"], swiftSettings: syntax, linkerSettings: linkSyntax),

    // Measured beside their peers; see Benchmarks/.
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["ConstraintSolver"], path: "Benchmarks/Solver",
      exclude: ["Systems", "kiwi.cpp"], swiftSettings: strict),
    .executableTarget(
      name: "TextBenchmark", dependencies: ["TextLayout"], path: "Benchmarks/Text",
      exclude: ["pango.c", "run"], swiftSettings: strict),
    .executableTarget(
      name: "ListsBenchmark", dependencies: ["UIKit"], path: "Benchmarks/Lists",
      exclude: ["gtk.c", "quick.cpp", "run"], swiftSettings: strict),
    // Random runs of lists, for tests and for as long as asked.
    .target(
      name: "ListSoak", dependencies: ["UIKit"], path: "Tests/ListSoak", swiftSettings: strict),
    .executableTarget(
      name: "ListsSoak", dependencies: ["ListSoak"], path: "Benchmarks/Soak",
      swiftSettings: strict),

    .target(
      name: "CanvasModel", dependencies: ["UIKit", "IBDocument", "DeviceMatrix", "Geometry"],
      swiftSettings: strict),
    .target(name: "FidelityReport", swiftSettings: strict),
    .executableTarget(
      name: "snug-fidelity",
      dependencies: ["CanvasModel", "FidelityReport", "UIKit", "IBDocument"],
      path: "Sources/Fidelity", swiftSettings: strict),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "Geometry"],
      swiftSettings: strict),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "ListGeometryTests", dependencies: ["ListGeometry", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "DisplayListTests", dependencies: ["DisplayList", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "DisplayList", "TextLayout", "Geometry"],
      swiftSettings: strict),
    .testTarget(
      name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: strict),
    .testTarget(
      name: "DeviceMatrixTests", dependencies: ["DeviceMatrix", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "ExplorationTests", dependencies: ["Exploration", "DeviceMatrix"],
      swiftSettings: strict),
    .testTarget(
      name: "FindingsTests", dependencies: ["Findings", "DeviceMatrix"], swiftSettings: strict),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "CLI", "Exploration", "SourceLowering", "DeviceMatrix", "Findings", "FidelityReport",
        "Goldens", "Supervision", "GapRepair", "XcodeProject", "Fuzzing",
      ],
      swiftSettings: syntax),
    .testTarget(
      name: "InspectionTests",
      dependencies: ["Inspection", "UIKit", "_Testing_UIKit", "Findings", "DeviceMatrix"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "Findings", "DeviceMatrix"],
      exclude: ["Browser"], swiftSettings: strict),
    .testTarget(name: "GoldensTests", dependencies: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "SupervisionTests", dependencies: ["Supervision"], swiftSettings: strict),
    .testTarget(
      name: "CoreDataTests", dependencies: ["CoreData", "DataModel", "FoundationAdditions"],
      swiftSettings: strict),
    // Files that are broken on purpose, and who reads them; what needs UIKit for it is apart.
    .target(
      name: "Fuzzing",
      dependencies: [
        "CheckedInput", "IBDocument", "XcodeProject", "DataModel", "Localization",
        "NetworkArchive", "Raster", "TextLayout", "DisplayList",
      ], path: "Tests/Fuzzing", swiftSettings: strict),
    .target(
      name: "LayoutFuzzing", dependencies: ["Fuzzing", "CanvasModel", "IBDocument", "UIKit"],
      path: "Tests/LayoutFuzzing", swiftSettings: strict),
    .executableTarget(
      name: "snug-fuzz", dependencies: ["Fuzzing", "LayoutFuzzing"], path: "Tests/FuzzWorker",
      swiftSettings: strict),
    .testTarget(
      name: "CheckedInputTests", dependencies: ["CheckedInput", "Fuzzing"], swiftSettings: strict),
    .testTarget(
      name: "NetworkArchiveTests", dependencies: ["NetworkArchive"], swiftSettings: strict),
    .testTarget(
      name: "IBDocumentTests", dependencies: ["IBDocument", "CheckedInput"], swiftSettings: strict),
    .testTarget(
      name: "XcodeProjectTests", dependencies: ["XcodeProject", "Fuzzing"], swiftSettings: strict),
    .testTarget(name: "GapRepairTests", dependencies: ["GapRepair"], swiftSettings: syntax),
    .testTarget(
      name: "SourceLoweringTests",
      dependencies: ["SourceLowering", "AppBuild", "XcodeProject", "GapRepair"],
      swiftSettings: syntax),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "_Testing_UIKit", "HeadlessHost", "Raster", "DisplayList", "ListGeometry",
        "ListSoak", "TextLayout", "ConstraintSolver", "IBDocument", "DeviceMatrix", "Geometry",
        "Localization", "CanvasModel", "FoundationAdditions",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FidelityReportTests", dependencies: ["FidelityReport"], swiftSettings: strict),
    .testTarget(
      name: "SystemFrameworksTests",
      dependencies: ["SystemFrameworks", "UIKit", "CoreData", "DataModel"], swiftSettings: strict),
    .testTarget(
      name: "UIKitTestingTests",
      dependencies: ["UIKitTesting", "_Testing_UIKit", "UIKit", "HeadlessHost", "DeviceMatrix"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["snug"], exclude: ["Browser"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer brings a `main` of its own, so its program is there only where it is asked for.
// With UIKit, which takes long to build for it, documents are laid out and asset catalogs opened.
if let wanted = Context.environment["SNUG_LIBFUZZER"] {
  let laysOut = wanted == "layout"
  package.targets.append(
    .executableTarget(
      name: "snug-libfuzzer", dependencies: laysOut ? ["Fuzzing", "LayoutFuzzing"] : ["Fuzzing"],
      path: "Tests/FuzzTarget",
      swiftSettings: strict + (laysOut ? [.define("LAYS_OUT")] : [])))
}

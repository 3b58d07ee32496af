// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering
internal import XcodeProject

extension ModuleBuild {
  /// Builds an app; a module in C or C++ that does not compile here, such as one whose headers are a
  /// binary framework's, is left out as one that is missing is (Documentation/Packages.md §6).
  ///
  /// What needs no such module comes from the cache when the rest is built again.
  static func run(
    _ builder: AppBuilder, _ app: AppDescription, _ sources: [[SourceInput]], in folder: URL
  ) throws(BuildError) -> (issues: [String], gaps: GapReport) {
    var (app, sources, lost) = (app, sources, [String]())
    while true {
      do throws(BuildError) {
        let build = ModuleBuild(builder: builder, app: app, sources: sources, folder: folder)
        let (issues, gaps) = try build.run()
        return (lost + issues, gaps)
      } catch {
        guard !builder.isStrict, case .libraryFailed(let name, let words) = error.kind,
          let index = app.modules.firstIndex(where: { $0.name == name })
        else { throw error }
        app.modules.remove(at: index)
        sources.remove(at: index)
        lost.append(warning(name, words))
      }
    }
  }

  private static func warning(_ module: String, _ words: String) -> String {
    let first = words.split(separator: "\n").first { $0.contains("error:") }
    return (first.map { "\($0)\n" } ?? "")
      + "warning: '\(module)' does not compile here and is left out; what needs it is left out"
  }
}

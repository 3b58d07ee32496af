// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import GapRepair
import XcodeProject

/// How every command that needs an app builds it.
package struct BuildOptions: Equatable, Sendable {
  /// Whether what does not compile here is an error, in place of being left out.
  package var isStrict: Bool

  package init(isStrict: Bool) {
    self.isStrict = isStrict
  }

  package init(_ arguments: inout Arguments) {
    isStrict = arguments.flag("--strict")
  }

  func builder(
    of description: AppDescription, settings: CheckSettings? = nil, progress: Progress
  ) throws(BuildError) -> AppBuilder {
    var builder = try AppBuilder.standard(isStrict: isStrict) { progress.report($0) }
    // What is not launched is built as it is where it was.
    let known = settings ?? (try? CheckSettings(folder: description.folder))
    builder.launchSettings = known?.launchKey ?? ""
    return builder
  }

  /// Builds an app, or finds it built; what was passed over is printed.
  ///
  /// - Parameter settings: What it is launched with, so that its launch comes as far as it can; nil for
  ///   what is not launched.
  func build(
    _ description: AppDescription, settings: CheckSettings? = nil, progress: Progress
  ) throws -> BuiltApp {
    for line in description.issues.told { Console.remark(line) }
    let builder = try builder(of: description, settings: settings, progress: progress)
    var built = try builder.build(description)
    if let settings {
      built = try LaunchRepair(
        builder: builder, description: description, settings: settings, progress: progress
      ).run(built)
    }
    progress.clear()
    for issue in built.issues { Console.remark(issue) }
    if let headline = built.gaps.headline(),
      !built.gaps.places.isEmpty || !built.gaps.missingTypes.isEmpty
    {
      Console.remark(headline + "; 'snug build' tells the places")
    }
    return built
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import SourceLowering
internal import XcodeProject

/// The Swift that Xcode writes for the intents of an app's modules
/// (Documentation/XcodeProject.md §13).
struct IntentSources {
  let app: AppDescription

  /// The generated sources of each module, in the order of the modules.
  func sources() throws(BuildError) -> [[SourceInput]] {
    var result: [[SourceInput]] = []
    for module in app.modules {
      var inputs: [SourceInput] = []
      for file in module.intentDefinitions {
        do throws(ProjectError) {
          guard let text = IntentClassText(try IntentDefinition(file)).text else { continue }
          inputs.append(SourceInput(path: file.path + ".swift", text: text))
        } catch {
          let place = error.location
          throw BuildError(
            .documents([
              Diagnostic(
                path: place.path, line: place.line ?? 1, column: place.column ?? 1,
                severity: "error", message: error.sentence, excerpt: nil)
            ]))
        }
      }
      result.append(inputs)
    }
    return result
  }
}

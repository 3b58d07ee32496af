// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import GapRepair
internal import SourceLowering

/// The file that the lowering cannot take from the author: it registers the app's classes and
/// starts the app. Documentation/AppBuild.md §3.
struct EntryFile {
  let module: String
  let lowered: LoweredModule
  /// Other modules of the app, whose classes register first.
  let dependencies: [String]
  /// Whether the app's entry point is in what is not compiled here.
  var isLeftOut = false

  /// The file of a module that others import: the registration, under the module's name, and for
  /// tests of an app its delegate, which cannot be named where a type has the module's name.
  var libraryText: String {
    """
    import UIKit

    public enum \(registration(module)) {
      @MainActor public static func register() {
    \(statements(lowered.registration))
      }
    \(delegateMaker)}
    """ + "\n"
  }

  private var delegateMaker: String {
    guard case .delegate(let type)? = lowered.entryPoints.first, !type.isEmpty else { return "" }
    return "  @MainActor public static func makeDelegate() -> any UIApplicationDelegate "
      + "{ \(type)() }\n"
  }

  /// The file of the app's own module.
  func applicationText() throws(BuildError) -> String {
    let entries = lowered.entryPoints
    if entries.count > 1 { throw BuildError(.severalEntryPoints(entries.map(name))) }
    guard let entry = entries.first ?? previewEntry ?? (isLeftOut ? .delegate("") : nil) else {
      throw BuildError(.noEntryPoint(module: module))
    }
    let imports = dependencies.map { "import \($0)\n" }.joined()
    let previews = lowered.previews.map { screen in
      "PreviewRegistry.add(\(literal(screen.name)), traits: [\(screen.traits.joined(separator: ", "))]) "
        + "{ \(screen.function)() }"
    }
    return """
      import HeadlessHost
      import UIKit
      \(imports)
      \(isMainFile(entry) ? "" : "@main ")enum SnugEntry {
        /// Top-level code runs on the main thread, but older language modes do not know so.
        static func prepare() {
          MainActor.assumeIsolated {
      \(statements(calls + previews))
          }
        }
      \(start(entry))
      }
      """ + "\n"
  }

  /// What registers the classes of UIKit, of the other modules and of this one.
  var calls: [String] {
    ["RuntimeRegistry.prepareFramework()"]
      + dependencies.map { "\(registration($0)).register()" } + lowered.registration
  }

  /// A module of previews only is an app without a delegate.
  private var previewEntry: EntryPoint? {
    lowered.previews.allSatisfy { $0.name.hasPrefix(AloneMaking.prefix) } ? nil : .delegate("")
  }

  private func start(_ entry: EntryPoint) -> String {
    guard let body = entry.statement else { return "" }
    return """
        @MainActor static func main() {
          prepare()
          \(body)
        }
      """
  }

  private func isMainFile(_ entry: EntryPoint) -> Bool {
    if case .mainFile = entry { true } else { false }
  }

  private func name(_ entry: EntryPoint) -> String {
    switch entry {
    case .delegate(let type), .ownMain(let type): type
    case .mainFile(let path): path
    }
  }

  func statements(_ lines: [String]) -> String {
    lines.map { "    " + $0 }.joined(separator: "\n")
  }

  func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The generated type of a module that others import.
  func registration(_ module: String) -> String {
    "SnugRegistration_" + String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension EntryPoint {
  /// The statement of the entry file that starts the app; nil where the app's own code does.
  var statement: String? {
    switch self {
    case .mainFile: nil
    case .ownMain(let type): "\(type).main()"
    case .delegate(""): "UIApplicationLauncher.launch(makeDelegate: nil)"
    case .delegate(let type): "UIApplicationLauncher.launch { \(type)() }"
    }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Why an app could not be built.
package struct BuildError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Kind: Equatable, Sendable {
    /// The app's sources do not compile; what the compiler said, at the author's places.
    case compilation([Diagnostic])
    /// Storyboards and xibs that cannot be read, or lead nowhere.
    case documents([Diagnostic])
    /// No `@UIApplicationMain`, `@main` or `main.swift`, and no preview.
    case noEntryPoint(module: String)
    case severalEntryPoints([String])
    case noCompiler
    case noInstallation(searched: [String])
    case unreadableSource(String, reason: String)
    case missingResource(String)
    case cannotWrite(String, reason: String)
    /// The linker, or the compiler without a place; its words.
    case toolFailed(String)
    /// The compiler crashed; its words.
    case compilerFailed(String)
    /// A module in C or C++ does not compile; the compiler's words.
    case libraryFailed(module: String, String)
  }

  /// Whether a build without some of the sources may succeed.
  var isOfSources: Bool {
    switch kind {
    case .compilation, .compilerFailed: true
    default: false
    }
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  package var description: String {
    switch kind {
    case .compilation(let diagnostics), .documents(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .noEntryPoint(let module):
      "error: the module '\(module)' has no entry point; mark the application delegate with "
        + "@main or @UIApplicationMain, or add a main.swift that calls UIApplicationMain"
    case .severalEntryPoints(let names):
      "error: several entry points: \(names.joined(separator: ", ")); keep one"
    case .noCompiler:
      "error: there is no swiftc in PATH; install the Swift toolchain or set SNUG_SWIFTC"
    case .noInstallation(let searched):
      "error: the built UIKit is missing; looked for Modules/UIKit.swiftmodule and libSnugHost.so "
        + "in "
        + searched.joined(separator: " and ") + "; run 'swift build' or 'make install'"
    case .unreadableSource(let path, let reason):
      "\(path): error: cannot read this source: \(reason)"
    case .missingResource(let path):
      "\(path): error: this resource is missing; restore it or take it out of the target"
    case .cannotWrite(let path, let reason):
      "\(path): error: cannot write: \(reason)"
    case .toolFailed(let text), .compilerFailed(let text), .libraryFailed(_, let text):
      text
    }
  }
}

/// One message of the compiler, at a place in the author's file.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  package var column: Int
  /// `error`, `warning` or `note`.
  package var severity: String
  package var message: String
  /// The author's line, to be shown under the message.
  package var excerpt: String?

  package var description: String {
    var text = "\(path):\(line):\(column): \(severity): \(message)"
    if let excerpt {
      text +=
        "\n\(excerpt)\n"
        + String(decoding: excerpt.utf8.prefix(max(0, column - 1)), as: UTF8.self).map {
          $0 == "\t" ? "\t" : " "
        }
      text += "^"
    }
    return text
  }
}

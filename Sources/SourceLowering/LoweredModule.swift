// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One source file of an app as its author wrote it.
package struct SourceInput: Equatable, Sendable {
  /// Absolute; what compiler errors are to name.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// How a module is to be read.
package struct LoweringOptions: Equatable, Sendable {
  package var moduleName: String
  /// The compiler's `-swift-version`: 4, 4.2, 5 or 6.
  package var languageMode: String
  /// Active compilation conditions, `DEBUG` for one.
  package var conditions: Set<String>
  /// Modules of the same app that may be imported.
  package var modules: Set<String>
  /// Of these the ones that are compiled under another name than their own.
  package var compiledNames: [String: String] = [:]
  /// Modules that the module's own header shows to every file.
  package var headerImports: Set<String> = []
  /// Whether the module is compiled as it stands, as for Linux.
  package var isLinux = false
  /// Whether tests may import the module with `@testable`, and override what it shows to itself alone.
  package var isTested = false
  /// What modules lowered before this one declare.
  package var known = ModuleInterface()
  /// Modules to import beside what the authors wrote, by the files' paths.
  package var addedImports: [String: Set<String>] = [:]
  /// Whether imports of modules that are nowhere are left out, as those of absent frameworks are
  /// (Documentation/Gaps.md §2).
  package var leavesOutModules = false
  /// Whether an import without a word of access is the module's own affair
  /// (`InternalImportsByDefault`), so that what is added has to say that it is public.
  package var importsAreInternal = false

  package init(
    moduleName: String, languageMode: String = "5", conditions: Set<String> = [],
    modules: Set<String> = []
  ) {
    self.moduleName = moduleName
    self.languageMode = languageMode
    self.conditions = conditions
    self.modules = modules
  }
}

/// One file after lowering.
package struct LoweredFile: Equatable, Sendable {
  package var path: String
  package var text: String
  /// True when the compiler can read the author's own file.
  package var isUntouched: Bool
  /// Where the authors' text stands in ``text``, in order; empty where it is all of one file.
  package var spans: [SourceSpan] = []
}

/// A stretch of an author's text as it stands in a lowered file; all in bytes.
package struct SourceSpan: Equatable, Sendable {
  package var output: Int
  /// The position of the author's file among the module's.
  package var file: Int
  package var offset: Int
  package var length: Int

  package init(output: Int, file: Int, offset: Int, length: Int) {
    self.output = output
    self.file = file
    self.offset = offset
    self.length = length
  }
}

/// An import of a module that is not there.
package struct LeftOutImport: Hashable, Sendable {
  /// The position of the file among the module's.
  package var file: Int
  package var module: String
}

/// A `#Preview` block that became a function.
package struct PreviewScreen: Equatable, Sendable {
  /// The name the author gave, or the file's name and a number.
  package var name: String
  /// The generated function that makes the screen.
  package var function: String
  /// How it asks to be shown, as the author wrote it: `.landscapeLeft`.
  package var traits: [String] = []
}

/// How the app starts.
package enum EntryPoint: Codable, Equatable, Sendable {
  /// A class with `@UIApplicationMain` or `@main`, by its name in the module.
  case delegate(String)
  /// A `main.swift` that calls `UIApplicationMain`.
  case mainFile(path: String)
  /// Another type with `@main`, which brings its own `main()`.
  case ownMain(String)
}

/// All files of a module after lowering.
package struct LoweredModule: Equatable, Sendable {
  package var files: [LoweredFile]
  /// Statements that register the module's classes, one a line; they run before the app starts.
  package var registration: [String]
  package var entryPoints: [EntryPoint]
  package var previews: [PreviewScreen]
  package var issues: [LoweringIssue]
  /// Imports that nothing stands for; the module cannot be compiled.
  package var missingModules: [LoweringIssue]
  /// Imports that stand for nothing here, of absent frameworks too.
  package var leftOutImports: [LeftOutImport] = []
  /// What modules that import this one must know of it, with what it was told itself.
  package var interface = ModuleInterface()
  /// XCTest's classes with tests.
  package var testClasses: [TestClass] = []
  /// Whether a file imports Quick.
  package var usesQuick = false
  /// Classes that configure Quick's specs.
  package var specConfigurations: [String] = []
  /// Whether a file imports Swift Testing.
  package var usesSwiftTesting = false
  /// Whether tests say which of their failures they expect.
  package var expectsFailures = false
  /// Takes the compiler's columns back to the author's.
  package var columns: ColumnMap
}

/// Something the lowering left out or could not do; the build goes on.
package struct LoweringIssue: Equatable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  package var column: Int
  package var message: String

  package var description: String {
    "\(path):\(line):\(column): warning: \(message)"
  }
}

extension LoweredFile {
  /// A path as the directive takes it, which knows no sign that cannot be printed: a name may have some
  /// by a slip of the keyboard.
  package static func written(_ path: String) -> String {
    let printed = path.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 }
    return String(String.UnicodeScalarView(printed))
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something in a project that is passed over; the build goes on.
package struct ProjectIssue: Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// A source in another language; the name of the file.
    case notSwift(String)
    /// A checkout that is not at the commit that the pins say; both in short.
    case otherRevision(package: String, there: String, wanted: String)
    /// A module that is only there as a binary; its name.
    case binaryModule(String)
    /// The workspace whose modules a project that was opened alone is built with.
    case usedWorkspace(String)
    /// What a package's plugin would generate; the plugin's name and why it is not run.
    case pluginNotRun(String, reason: String)
    /// The project was made with CocoaPods and `Pods` is not there.
    case missingPods
    /// A configuration file that is not there.
    case missingConfigurationFile(String)
    /// A dependency that is no target of this project.
    case foreignDependency(String)
    /// A script phase or rule; its name.
    case scriptPhase(String)
    /// A module that is imported and has no Swift source; its name.
    case foreignModule(String)
    /// A library most of whose files need a module that has no Swift source.
    case builtOnForeign(String, base: String)
    /// A bundle of tests all of whose sources are in other languages; its name.
    case foreignTests(String)
    /// A file of the target that is not on disk; its path.
    case missingFile(String)
    /// A project of the workspace that is not on disk; its path.
    case missingProject(String)
    /// A file that a generator makes and that Snug makes in its place.
    case resourceCode(String, by: String)
    /// A file that is not on disk and the example that is read in its place; their paths.
    case usedExample(String, example: String)
    /// A source that the target lists twice; its path.
    case duplicateFile(String)
    /// The file that `INFOPLIST_FILE` names.
    case missingInfoPlist(String)
    /// A package that is needed and not here; the sentence that says so.
    case missingPackage(String)
    /// Why packages could not be fetched, in SwiftPM's words.
    case notFetched(String)
    /// A local package that SwiftPM cannot read; why.
    case unreadablePackage(String)
  }
  package let problem: Problem
  package let location: FileLocation

  package init(problem: Problem, location: FileLocation) {
    self.problem = problem
    self.location = location
  }

  /// Whether it is of a file without which the app can read another thing than its authors' does. The
  /// settings of pods are theirs alone.
  var isOfLackingFile: Bool {
    switch problem {
    case .missingFile, .missingInfoPlist, .usedExample: true
    case .missingConfigurationFile(let path): !path.contains("/Pods/")
    default: false
    }
  }

  package var description: String {
    "\(location): warning: \(sentence)"
  }

  /// Whether it is only a checkout of another version.
  var isOfRevision: Bool {
    if case .otherRevision = problem { true } else { false }
  }

  private var sentence: String {
    switch problem {
    case .notSwift(let name):
      "'\(name)' is not Swift and is left out; code that needs it will not compile until it is "
        + "written in Swift"
    case .otherRevision(let package, let there, let wanted):
      "this checkout of '\(package)' is at \(there), where Package.resolved says \(wanted); it is "
        + "used as it is"
    case .binaryModule(let name):
      "the module '\(name)' is a binary for Apple's systems and is left out; code that needs it "
        + "will not compile"
    case .usedWorkspace(let name):
      "modules of the workspace \(name) beside the project are used"
    case .pluginNotRun(let name, let reason):
      "the plugin '\(name)' is not run, \(reason); what it would generate is missing"
    case .missingPods:
      "the project uses CocoaPods and there is no folder Pods; run 'pod install'"
        + ", or name a folder of checkouts with --packages"
    case .missingConfigurationFile(let path):
      "the configuration file \(path) does not exist; its settings are taken as empty"
    case .foreignDependency(let name):
      "the dependency '\(name)' is not a target of this project and is left out"
    case .scriptPhase(let name):
      "the script phase '\(name)' is not run; what it would generate is missing"
    case .foreignModule(let name):
      "the module '\(name)' has no Swift source, and other languages are not compiled here; "
        + "write what the app uses of it in Swift"
    case .builtOnForeign(let name, let base):
      "the library '\(name)' is left out: most of its files need '\(base)', which is not Swift"
    case .foreignTests(let name):
      "the tests of '\(name)' have no Swift source, and are neither counted nor run"
    case .missingInfoPlist(let path):
      "the file \(path) does not exist, which Xcode does not build without; the app starts as Xcode's "
        + "template does"
    case .missingFile(let path):
      "the file \(path) does not exist; restore it or remove it from the target"
    case .resourceCode(let path, let configuration):
      "the file \(path) does not exist, which SwiftGen makes as \(configuration) says; Snug makes what "
        + "its own templates would"
    case .usedExample(let path, let example):
      "the file \(path) does not exist; \(example) is read in its place"
    case .missingProject(let path):
      "the project \(path) does not exist; restore it, or run 'git submodule update --init' where it "
        + "is a submodule's; what needs it is left out"
    case .duplicateFile(let path):
      "the file \(path) is listed twice in this target and compiled once"
    case .missingPackage(let sentence): "\(sentence); what needs it is left out"
    case .notFetched(let reason): "the packages could not be fetched: \(reason)"
    case .unreadablePackage(let reason):
      "this local package cannot be read: \(reason)"
    }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something in a project that is passed over; the build goes on.
package struct ProjectIssue: Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// A source in another language; the name of the file.
    case notSwift(String)
    /// The app needs a Swift package that is fetched from elsewhere.
    case remotePackage(String)
    /// A configuration file that is not there.
    case missingConfigurationFile(String)
    /// A dependency that is no target of this project.
    case foreignDependency(String)
    /// A script phase or rule; its name.
    case scriptPhase(String)
    /// A module that is imported and has no Swift source; its name.
    case foreignModule(String)
    /// A file of the target that is not on disk; its path.
    case missingFile(String)
    /// A local package that SwiftPM cannot read; why.
    case unreadablePackage(String)
  }
  package let problem: Problem
  package let location: FileLocation

  package var description: String {
    "\(location): warning: \(sentence)"
  }

  private var sentence: String {
    switch problem {
    case .notSwift(let name):
      "'\(name)' is not Swift and is left out; code that needs it will not compile until it is "
        + "written in Swift"
    case .remotePackage(let name):
      "the package '\(name)' is not fetched; code that imports it will not compile"
    case .missingConfigurationFile(let path):
      "the configuration file \(path) does not exist; its settings are taken as empty"
    case .foreignDependency(let name):
      "the dependency '\(name)' is not a target of this project and is left out"
    case .scriptPhase(let name):
      "the script phase '\(name)' is not run; what it would generate is missing"
    case .foreignModule(let name):
      "the module '\(name)' has no Swift source, and other languages are not compiled here; "
        + "write what the app uses of it in Swift"
    case .missingFile(let path):
      "the file \(path) does not exist; restore it or remove it from the target"
    case .unreadablePackage(let reason):
      "this local package cannot be read: \(reason)"
    }
  }
}

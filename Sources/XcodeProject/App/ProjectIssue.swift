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
  }
  package let problem: Problem
  package let location: FileLocation

  package var description: String {
    "\(location): warning: \(sentence)"
  }

  private var sentence: String {
    switch problem {
    case .notSwift(let name):
      "'\(name)' is not Swift and is left out; code that needs it will not compile"
    case .remotePackage(let name):
      "the package '\(name)' is not fetched; code that imports it will not compile"
    case .missingConfigurationFile(let path):
      "the configuration file \(path) does not exist; its settings are taken as empty"
    case .foreignDependency(let name):
      "the dependency '\(name)' is not a target of this project and is left out"
    case .scriptPhase(let name):
      "the script phase '\(name)' is not run; what it would generate is missing"
    }
  }
}

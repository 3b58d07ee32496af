// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import XcodeProject

/// `snug resolve`: fetches an app's packages and does nothing else.
struct ResolveCommand: Sendable {
  let project: String
  let packages: PackageArguments

  init(_ arguments: inout Arguments) throws(UsageError) {
    try arguments.refuse(["--offline"], "is not for 'snug resolve', which fetches packages")
    packages = try PackageArguments(&arguments)
    project = try arguments.operand("the project, workspace or package")
    try arguments.finish()
  }

  func run() -> Int32 {
    let progress = Progress()
    do {
      progress.report("Resolving the packages of \(project) …")
      let found = try packages.reader().resolve(at: URL(fileURLWithPath: project))
      progress.clear()
      for package in found {
        let version = package.version.isEmpty ? "" : " \(package.version)"
        Console.print("\(package.identity)\(version): \(package.folder.path)")
      }
      if found.isEmpty { Console.print("\(project) needs no packages") }
      return CommandLineTool.ExitCode.success
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }
}

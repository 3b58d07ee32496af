// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

do {
  let options = try FidelityOptions(Array(CommandLine.arguments.dropFirst()))
  let comparison = try Comparison(options)
  comparison.run()
  comparison.printReport()
} catch {
  FileHandle.standardError.write(Data("fidelity: \(error)\n".utf8))
  exit(64)
}

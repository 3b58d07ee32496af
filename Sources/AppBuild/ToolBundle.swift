// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The bundle of the tool that runs tests which are loaded into no app
/// (Documentation/Testing.md §6.2.1): beside their program, where nothing can write.
enum ToolBundle {
  /// Where it lies in the folder of the tests, named as on a simulator. HeadlessHost knows it, too.
  static let path = "Developer/Library/Xcode/Agents"

  private static let information = [
    "CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleName": "xctest",
    "CFBundleExecutable": "xctest", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en",
  ]

  /// Writes it.
  ///
  /// - Parameters:
  ///   - folder: The folder of the tests.
  ///   - program: The file that runs them, which is the tool's program too.
  static func write(to folder: URL, program: URL) throws {
    let files = FileManager.default
    let bundle = folder.appendingPathComponent(path)
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    let executable = bundle.appendingPathComponent("xctest")
    if link(program.path, executable.path) != 0 {
      try files.copyItem(at: program, to: executable)
    }
    try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
      .write(to: bundle.appendingPathComponent("Info.plist"))
  }
}

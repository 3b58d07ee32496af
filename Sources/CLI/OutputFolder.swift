// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The folder that receives a run's files: all of them at the end, or none.
struct OutputFolder {
  /// Why nothing can be written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let path: String
  /// Where files wait until all are finished; inside the folder, so that moving them is a rename.
  let unfinished: URL
  /// The folders that this run made, outermost first.
  private let made: [String]

  /// Makes the folder where it is absent.
  init(path: String) throws(Failure) {
    self.path = path
    let folder = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw Failure(
        description: "\(path): error: the output folder is a file; name another with --output")
    }
    unfinished = folder.appendingPathComponent(
      ".unfinished-\(ProcessInfo.processInfo.processIdentifier)")
    var made: [String] = []
    for step in Self.absentFolders(upTo: unfinished) {
      guard mkdir(step, 0o777) == 0 else {
        let reason = String(cString: strerror(errno))
        for folder in made.reversed() { rmdir(folder) }
        throw Failure(
          description: "\(path): error: the output folder cannot be written to "
            + "(\(reason)); name another with --output")
      }
      made.append(step)
    }
    self.made = made
  }

  /// The folders that have to be made for `folder` to be there, outermost first.
  private static func absentFolders(upTo folder: URL) -> [String] {
    var absent: [String] = []
    var folder = folder
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
      absent.append(folder.path)
      folder.deleteLastPathComponent()
    }
    return absent.reversed()
  }

  func write(_ text: String, named name: String) throws(Failure) {
    do {
      try Data(text.utf8).write(to: unfinished.appendingPathComponent(name))
    } catch {
      throw Failure(description: "\(path)/\(name): error: \(Self.reason(error))")
    }
  }

  /// Moves every finished file into the folder, replacing what has its name.
  func publish() throws(Failure) {
    let folder = URL(fileURLWithPath: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: unfinished.path)) ?? []
    for name in names.sorted() {
      let source = unfinished.appendingPathComponent(name).path
      guard rename(source, folder.appendingPathComponent(name).path) == 0 else {
        throw Failure(
          description: "\(path)/\(name): error: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Removes what was not published, and the folders that this run made for nothing.
  func discardUnfinished() {
    try? FileManager.default.removeItem(at: unfinished)
    // A folder that holds something stays: `rmdir` refuses it.
    for folder in made.reversed() { rmdir(folder) }
  }

  private static func reason(_ error: any Error) -> String {
    let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
    return code.map { String(cString: strerror(Int32($0))) } ?? error.localizedDescription
  }
}

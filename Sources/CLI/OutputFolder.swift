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
  /// Whether the folder was made by this run.
  private let isNew: Bool

  /// Makes the folder where it is absent.
  init(path: String) throws(Failure) {
    self.path = path
    let folder = URL(fileURLWithPath: path)
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw Failure(
        description: "\(path): error: the output folder is a file; name another with --output")
    }
    isNew = !exists
    unfinished = folder.appendingPathComponent(
      ".unfinished-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try files.createDirectory(at: unfinished, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        description: "\(path): error: the output folder cannot be written to "
          + "(\(Self.reason(error))); name another with --output")
    }
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

  /// Removes what was not published, and the folder itself if this run made it for nothing.
  func discardUnfinished() {
    try? FileManager.default.removeItem(at: unfinished)
    guard isNew else { return }
    rmdir(URL(fileURLWithPath: path).path)
  }

  private static func reason(_ error: any Error) -> String {
    let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
    return code.map { String(cString: strerror(Int32($0))) } ?? error.localizedDescription
  }
}

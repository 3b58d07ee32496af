// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import DisplayList
import Foundation
internal import Inspection
import Raster
internal import UIKit

/// Writes what a check shows of each unit: its picture, and what the report draws over it.
///
/// Files are called by their content, so equal ones are written once; a screen that is painted as one
/// before it is not drawn again.
@MainActor
final class ScreenRecorder {
  /// Why a file cannot be written.
  struct Failure: Error {
    let description: String
  }

  private let output: CheckPlan.Output
  private let rasterizer = Rasterizer()
  /// Names of pictures by what was painted.
  private var pictures: [PaintKey: String] = [:]
  private var written: Set<String> = []

  /// Lines that tell another process of the worker which pictures there are.
  private var news: [String] = []

  private struct PaintKey: Hashable {
    var list: Int
    var commands: Int
    var width: Double
    var height: Double
    var scale: Double
  }

  init(_ output: CheckPlan.Output) { self.output = output }

  /// Writes the files of what the app shows now.
  ///
  /// - Parameter faults: Where findings show, by their numbers in the records.
  func record(_ faults: [(number: Int, region: CGRect)]) throws -> ScreenShot {
    let windows = UIApplication.shared.windows
    let screen = UIScreen.main
    var shot = ScreenShot(picture: try picture(on: screen))
    if output.hasGeometry {
      shot.geometry = try write(
        note: GeometryNotes.text(of: windows, size: screen.bounds.size, faults: faults), "note")
    }
    if output.hasDumps { shot.dump = try write(note: ViewTreeDump.text(of: windows), "txt") }
    return shot
  }

  private func picture(on screen: UIScreen) throws -> String {
    let list = screenPicture(hasChrome: output.hasChrome)
    let size = screen.bounds.size
    let key = PaintKey(
      list: list.hashValue, commands: list.commands.count, width: Double(size.width),
      height: Double(size.height), scale: Double(screen.scale))
    if let known = pictures[key] { return known }
    let data = try rasterizer.png(of: list, size: size, scale: screen.scale, background: .black)
    let name = ContentHash.name(of: data)
    try write(data, to: "\(output.pictures)/\(name).png")
    pictures[key] = name
    news.append("I \(key.list) \(key.commands) \(key.width) \(key.height) \(key.scale) \(name)")
    return name
  }

  /// What was drawn since the last call, as lines that ``learn(_:)`` reads without their first word.
  func takeNews() -> [String] {
    defer { news = [] }
    return news
  }

  func learn(_ words: some Collection<Substring>) {
    let words = Array(words)
    guard words.count == 6, let list = Int(words[0]), let commands = Int(words[1]),
      let width = Double(words[2]), let height = Double(words[3]), let scale = Double(words[4])
    else { return }
    let key = PaintKey(list: list, commands: commands, width: width, height: height, scale: scale)
    pictures[key] = String(words[5])
  }

  private func write(note: String, _ kind: String) throws -> String {
    let data = Data(note.utf8)
    let name = ContentHash.name(of: data)
    try write(data, to: "\(output.notes)/\(name).\(kind)")
    return name
  }

  /// Writes a file that is not there yet; another process may be about to write the same.
  private func write(_ data: Data, to path: String) throws {
    guard written.insert(path).inserted else { return }
    let part = "\(path).\(getpid())"
    let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Self.failure(path) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = Self.failure(path)
        close(file)
        unlink(part)
        throw failure
      }
      rest = rest.dropFirst(count)
    }
    guard close(file) == 0, rename(part, path) == 0 else { throw Self.failure(path) }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(
      description: "\(path): error: the picture cannot be written "
        + "(\(String(cString: strerror(errno))))")
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import DisplayList
internal import Findings
import Foundation
internal import Inspection
import Raster
internal import UIKit

/// Makes what a check shows of each unit: its picture, and what the report draws over it.
///
/// Files are called by their content, so equal ones are made once; a screen that is painted as one
/// before it is not drawn again. The tool writes them.
@MainActor
final class ScreenRecorder {
  private let output: CheckPlan.Output
  private let rasterizer = Rasterizer()
  /// Pictures by what was painted.
  private var pictures: [WorkerRecord.Painting: String] = [:]
  private var told: Set<String> = []

  init(_ output: CheckPlan.Output) { self.output = output }

  /// Hands over the files of what the app shows now.
  ///
  /// - Parameter faults: Where findings show, by their numbers in the records.
  func record(
    _ faults: [(number: Int, region: CGRect)], to records: RecordChannel
  ) throws -> ScreenShot {
    let windows = UIApplication.shared.windows
    let screen = UIScreen.main
    var shot = ScreenShot(picture: try picture(on: screen, records))
    if output.hasGeometry {
      let text = GeometryNotes.text(of: windows, size: screen.bounds.size, faults: faults)
      shot.geometry = try tell(Data(text.utf8), .note, records)
    }
    if output.hasDumps {
      shot.dump = try tell(Data(ViewTreeDump.text(of: windows).utf8), .note, records)
    }
    return shot
  }

  private func picture(on screen: UIScreen, _ records: RecordChannel) throws -> String {
    let list = screenPicture(hasChrome: output.hasChrome)
    let size = screen.bounds.size
    var painting = WorkerRecord.Painting(
      list: list.hashValue, commands: list.commands.count, width: Double(size.width),
      height: Double(size.height), scale: Double(screen.scale), name: "")
    if let known = pictures[painting] { return known }
    let data = try rasterizer.png(of: list, size: size, scale: screen.scale, background: .black)
    let name = try tell(data, .picture, records)
    pictures[painting] = name
    painting.name = name
    try records.write(.painted(painting))
    return name
  }

  /// Takes over what another process of the worker has drawn.
  func learn(_ painting: WorkerRecord.Painting) {
    var key = painting
    key.name = ""
    pictures[key] = painting.name
  }

  /// Hands over a file that was not yet.
  private func tell(
    _ data: Data, _ kind: WorkerRecord.FileKind, _ records: RecordChannel
  ) throws -> String {
    let name = ContentHash.name(of: data)
    guard told.insert("\(kind) \(name)").inserted else { return name }
    try records.write(.file(kind, name: name, count: data.count), payload: data)
    return name
  }
}

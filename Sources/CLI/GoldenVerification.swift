// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Goldens
import Raster
import Reporting

/// Compares pictures and layout dumps with their goldens, one after the other.
struct GoldenVerification {
  let goldens: GoldenFolder
  let known: Set<GoldenFolder.Entry>
  /// Points by which a frame may differ.
  let tolerance: Double
  /// Receives pictures for the report; nil where there is none.
  let reportFolder: String?
  private(set) var findings: [Finding] = []
  /// Pictures of the report, by screen.
  private(set) var files: [String: [Configuration: ScreenFiles]] = [:]

  init(
    goldens: GoldenFolder, known: Set<GoldenFolder.Entry>, tolerance: Double,
    reportFolder: String?
  ) {
    self.goldens = goldens
    self.known = known
    self.tolerance = tolerance
    self.reportFolder = reportFolder
  }

  /// Compares a screen with its golden; what differs becomes findings.
  mutating func compare(
    _ recording: GoldenFolder.Recording, _ configuration: Configuration
  ) throws {
    let entry = recording.entry
    files[entry.screen, default: [:]][configuration] = ScreenFiles(
      picture: try write(recording.picture))
    guard known.contains(entry) else {
      try keepLayout(of: recording, configuration)
      findings.append(
        Finding(
          kind: .pictureChanged, screen: entry.screen, configurations: [configuration],
          viewPath: "", className: "", message: "There is no golden to compare with",
          reason: "The screen was not recorded in this configuration.",
          remedy: "Record it: snug record", detail: "missing"))
      return
    }
    let golden = try goldens.golden(entry)
    let count = findings.count
    compareDumps(golden, recording, configuration)
    if golden.picture != recording.picture {
      try comparePictures(golden, recording, configuration)
    }
    if findings.count > count { try keepLayout(of: recording, configuration) }
  }

  /// Keeps the layout dump beside the picture: both are the golden when it is accepted.
  private mutating func keepLayout(
    of recording: GoldenFolder.Recording, _ configuration: Configuration
  ) throws {
    guard let reportFolder else { return }
    let name = ReportLayout.layout(of: recording.dump)
    try ReportFolder(path: reportFolder).write(recording.dump, to: name)
    files[recording.entry.screen]?[configuration]?.layout = name
  }

  /// Whether a screen is to be recorded: it has no golden that can be read, or differs from it.
  mutating func differs(
    _ recording: GoldenFolder.Recording, _ configuration: Configuration
  ) throws -> Bool {
    let count = findings.count
    do {
      try compare(recording, configuration)
    } catch is GoldenError {
      return true
    } catch is RasterError {
      return true
    }
    return findings.count > count
  }

  private mutating func compareDumps(
    _ golden: GoldenFolder.Recording, _ recording: GoldenFolder.Recording,
    _ configuration: Configuration
  ) {
    let comparison = DumpComparison(
      old: String(decoding: golden.dump, as: UTF8.self),
      new: String(decoding: recording.dump, as: UTF8.self), tolerance: tolerance)
    guard !comparison.differences.isEmpty else { return }
    let count = comparison.differences.count
    findings.append(
      Finding(
        kind: .layoutChanged, screen: golden.entry.screen, configurations: [configuration],
        viewPath: "", className: "",
        numbers: [
          .init("largest distance", comparison.largestDistance),
          .init("lines that differ", Double(count), ""),
        ],
        message: "The layout differs in \(count) \(count == 1 ? "line" : "lines")",
        reason: comparison.differences.prefix(6).joined(separator: "\n"),
        remedy: "Mend the layout, or record again: snug record"))
  }

  private mutating func comparePictures(
    _ golden: GoldenFolder.Recording, _ recording: GoldenFolder.Recording,
    _ configuration: Configuration
  ) throws {
    let screen = golden.entry.screen
    let old = try PixelBuffer(png: golden.picture, name: "golden of \(screen)")
    let new = try PixelBuffer(png: recording.picture, name: screen)
    var finding = Finding(
      kind: .pictureChanged, screen: screen, configurations: [configuration], viewPath: "",
      className: "", message: "The picture has another size",
      remedy: "Mend the screen, or record again: snug record")
    if old.width == new.width, old.height == new.height {
      let comparison = PictureComparison(old: old, new: new)
      guard let box = comparison.box else { return }
      let scale = Double(new.width) / Double(Self.width(of: configuration))
      finding.message =
        "\(comparison.count) \(comparison.count == 1 ? "pixel differs" : "pixels differ")"
      finding.numbers = [.init("pixels that differ", Double(comparison.count), "")]
      finding.region = Rect(
        x: Double(box.x.lowerBound) / scale, y: Double(box.y.lowerBound) / scale,
        width: Double(box.x.count) / scale, height: Double(box.y.count) / scale)
      let difference = try write(try comparison.picture.png())
      files[screen]?[configuration]?.difference = difference
    } else {
      finding.reason =
        "It was \(old.width) × \(old.height) pixels and is \(new.width) × \(new.height)."
    }
    let kept = try write(golden.picture)
    files[screen]?[configuration]?.golden = kept
    findings.append(finding)
  }

  /// The width of a configuration's picture, points.
  private static func width(of configuration: Configuration) -> CGFloat {
    DeviceCatalog.device(named: configuration.device)?
      .windowSize(configuration.window, in: configuration.orientation).width ?? 375
  }

  /// - Returns: The path in the report; nil where there is none.
  private func write(_ picture: Data) throws -> String? {
    guard let reportFolder else { return nil }
    let name = ReportLayout.picture(of: picture)
    try ReportFolder(path: reportFolder).write(picture, to: name)
    return name
  }
}

extension PixelBuffer {
  /// The pixels of a PNG file.
  fileprivate init(png: Data, name: String) throws(RasterError) {
    let surface = try ImageSurface.decoding(png, name: name)
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (source, target) = (y * stride + x * 4, (y * width + x) * 4)
          let alpha = Int(pixels[source + 3])
          for (place, offset) in [2, 1, 0].enumerated() {
            let byte = Int(pixels[source + offset])
            bytes[target + place] =
              alpha == 255 ? UInt8(byte) : alpha == 0 ? 0 : UInt8(min(255, byte * 255 / alpha))
          }
          bytes[target + 3] = UInt8(alpha)
        }
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The picture, which has to be opaque, as the bytes of a PNG file.
  fileprivate func png() throws(RasterError) -> Data {
    let surface = try ImageSurface(width: width, height: height)
    let stride = surface.stride
    surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (source, target) = ((y * width + x) * 4, y * stride + x * 4)
          pixels[target] = bytes[source + 2]
          pixels[target + 1] = bytes[source + 1]
          pixels[target + 2] = bytes[source]
          pixels[target + 3] = 255
        }
      }
    }
    return try surface.png()
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
public import Foundation
internal import HeadlessHost
internal import Raster
public import UIKit

/// Pictures of the screen, and their comparison.
extension Screen {
  /// What the screen shows, or one view of it, as the bytes of a PNG file.
  public func picture(of view: UIView? = nil) -> Data {
    act {
      guard let view else {
        return Self.png(
          of: displayList(of: application.windows), size: UIScreen.main.bounds.size,
          background: .black)
      }
      let rect = view.convert(view.bounds, to: window)
      var list = DisplayList()
      list.append(.save)
      list.append(.concat(.translation(x: -rect.minX, y: -rect.minY)))
      list.append(displayList(of: application.windows))
      list.append(.restore)
      return Self.png(of: list, size: rect.size, background: nil)
    }
  }

  /// Expects the picture to be that of a file.
  ///
  /// With the environment variable `RECORD=1` the file is written, and the test fails so that nobody
  /// takes that for success. A failure says how many pixels differ, and where, and leaves the new
  /// picture beside the file under the name `….found.png`.
  ///
  /// - Parameters:
  ///   - path: From the folder of the test's file.
  ///   - tolerance: Steps of 255 by which each component of a pixel may differ.
  public func expectPicture(
    _ path: String, of view: UIView? = nil, tolerance: Int = 0, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    let file = URL(
      fileURLWithPath: path, relativeTo: URL(fileURLWithPath: place.folder, isDirectory: true))
    let found = picture(of: view)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let error = Self.write(found, to: file)
      return place.fail(error ?? "\(path) was recorded; look at it, and run again without RECORD")
    }
    guard let expected = try? Data(contentsOf: file) else {
      return place.fail("\(path) is not there; run once with RECORD=1 to make it")
    }
    guard let difference = Self.difference(expected, found, tolerance: tolerance) else { return }
    let other = file.deletingPathExtension().appendingPathExtension("found.png")
    let note = Self.write(found, to: other) ?? "the new picture is \(other.path)"
    place.fail("The picture differs from \(path): \(difference); \(note)")
  }

  /// Writes a file with the folders it needs; a sentence when that fails.
  private static func write(_ data: Data, to file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
      return nil
    } catch {
      return "\(file.path) cannot be written: \(error.localizedDescription)"
    }
  }

  private static func png(of list: DisplayList, size: CGSize, background: PaintColor?) -> Data {
    let png = try? Rasterizer().png(
      of: list, size: size, scale: UIScreen.main.scale, background: background)
    return png ?? Data()
  }

  /// What two pictures differ in; nil when they are alike.
  static func difference(_ expected: Data, _ found: Data, tolerance: Int) -> String? {
    guard expected != found else { return nil }
    guard let old = try? ImageSurface.decoding(expected, name: "expected") else {
      return "the file is no picture"
    }
    guard let new = try? ImageSurface.decoding(found, name: "found") else {
      return "nothing was drawn"
    }
    guard old.width == new.width, old.height == new.height else {
      return "it is \(new.width) × \(new.height) pixels instead of \(old.width) × \(old.height)"
    }
    var count = 0
    var box = (left: old.width, top: old.height, right: 0, bottom: 0)
    old.withPixels { before in
      new.withPixels { after in
        for y in 0..<old.height {
          for x in 0..<old.width {
            let (i, j) = (y * old.stride + x * 4, y * new.stride + x * 4)
            let isEqual = (0..<4).allSatisfy {
              abs(Int(before[i + $0]) - Int(after[j + $0])) <= tolerance
            }
            guard !isEqual else { continue }
            count += 1
            box = (min(box.left, x), min(box.top, y), max(box.right, x + 1), max(box.bottom, y + 1))
          }
        }
      }
    }
    guard count > 0 else { return nil }
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    return "\(pixels), within x \(box.left) to \(box.right), y \(box.top) to \(box.bottom)"
  }
}

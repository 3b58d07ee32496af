// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

/// The table that `snug devices` prints.
enum DeviceList {
  static var text: String {
    let nameWidth = DeviceCatalog.all.map(\.name.count).max() ?? 0
    let rows = DeviceCatalog.all.map { device in
      let size = "\(Int(device.size.width))×\(Int(device.size.height))"
      let columns = [
        device.name.padded(to: nameWidth), size.padded(to: 9), "@\(Int(device.scale))x",
        device.aliases.joined(separator: ", "),
      ]
      return columns.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
    let orientations = Orientation.allCases.map(\.rawValue).joined(separator: ", ")
    let sizes = TextSize.allCases.map(\.rawValue).joined(separator: ", ")
    return """
      Devices (points in portrait, pixels a point, also known as):
      \(rows.map { "  \($0)" }.joined(separator: "\n"))

      Orientations: \(orientations)
      Text sizes:   \(sizes)
      """
  }
}

extension String {
  /// The text followed by spaces up to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

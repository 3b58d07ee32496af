// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

extension CheckMatrix {
  /// The standard matrix with the axes that the command line names replaced.
  init(_ arguments: inout Arguments) throws(UsageError) {
    self = .standard
    let devices = try arguments.values(either: "--devices", "--device")
    if !devices.isEmpty {
      shapes = []
      for word in devices { shapes.append(try Self.shape(word)) }
    }
    let orientations = try arguments.values(either: "--orientations", "--orientation")
    if !orientations.isEmpty {
      self.orientations = try Self.words(orientations, "orientation") {
        Orientation(rawValue: $0.lowercased())
      }
    }
    let sizes = try arguments.values(either: "--text-sizes", "--text-size")
    if !sizes.isEmpty {
      textSizes = try Self.words(sizes, "text size") { TextSize(name: $0) }
    }
    let directions = try arguments.values(either: "--directions", "--direction")
    let locales = try arguments.locales()
    if !locales.isEmpty {
      self.locales = locales.filter { $0 != "longer" }
      pseudoLanguages = locales.contains("longer") ? [nil, .longer] : [nil]
      if self.locales.isEmpty {
        self.locales = ["en_US"]
        pseudoLanguages = [.longer]
      }
      // The language says which way it runs.
      if directions.isEmpty, self.locales != ["en_US"] { self.directions = [] }
    }
    if !directions.isEmpty {
      self.directions = try Self.words(directions, "direction") {
        Configuration.Direction(rawValue: $0.lowercased())
      }
    }
    let appearances = try arguments.values(either: "--appearances", "--appearance")
    if !appearances.isEmpty {
      self.appearances = try Self.words(appearances, "appearance") {
        Configuration.Appearance(rawValue: $0.lowercased())
      }
    }
    isTextBold = arguments.flag("--bold")
  }

  /// `iPhone SE`, or `iPad Pro 11:half` with a part of the screen.
  static func shape(_ word: String) throws(UsageError) -> Shape {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    guard let name = parts.first, let device = DeviceCatalog.device(named: name) else {
      let near = DeviceCatalog.names(near: parts.first ?? word).map { "'\($0)'" }
        .joined(separator: ", ")
      throw UsageError("unknown device '\(word)'; did you mean \(near)? 'snug devices' lists all")
    }
    guard parts.count > 1 else { return Shape(device: device.name) }
    guard let window = WindowShape(name: parts[1]) else {
      throw UsageError(
        "unknown window '\(parts[1])'; known are full, half, one-third, two-thirds, slide-over and "
          + "sizes such as 507x768")
    }
    return Shape(device: device.name, window: window)
  }

  private static func words<Word: CaseIterable & RawRepresentable & Equatable>(
    _ words: [String], _ what: String, _ read: (String) -> Word?
  ) throws(UsageError) -> [Word] where Word.RawValue == String {
    var values: [Word] = []
    for word in words {
      guard let value = read(word) else {
        throw .unknown(what, word, known: Word.allCases.map(\.rawValue))
      }
      if !values.contains(value) { values.append(value) }
    }
    return values
  }
}

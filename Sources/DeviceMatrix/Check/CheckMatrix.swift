// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The settings that every screen is looked at in: one configuration for each combination.
package struct CheckMatrix: Hashable, Sendable, Codable {
  /// A device and how much of its screen the app has.
  package struct Shape: Hashable, Sendable, Codable {
    package var device: String
    package var window: WindowShape

    package init(device: String, window: WindowShape = .full) {
      self.device = device
      self.window = window
    }
  }

  package var shapes: [Shape]
  package var orientations: [Orientation]
  package var textSizes: [TextSize]
  package var locales: [String]
  /// nil for texts as they are.
  package var pseudoLanguages: [Configuration.PseudoLanguage?]
  /// Empty where the language decides.
  package var directions: [Configuration.Direction]
  package var appearances: [Configuration.Appearance]
  package var isTextBold: Bool

  package init(
    shapes: [Shape], orientations: [Orientation], textSizes: [TextSize], locales: [String],
    pseudoLanguages: [Configuration.PseudoLanguage?] = [nil],
    directions: [Configuration.Direction], appearances: [Configuration.Appearance],
    isTextBold: Bool = false
  ) {
    self.shapes = shapes
    self.orientations = orientations
    self.textSizes = textSizes
    self.locales = locales
    self.pseudoLanguages = pseudoLanguages
    self.directions = directions
    self.appearances = appearances
    self.isTextBold = isTextBold
  }

  /// The device classes that differ, both ways up, five text sizes, both directions, a longer
  /// language, light and dark: 480 configurations (Documentation/Check.md §2).
  package static let standard = CheckMatrix(
    shapes: [
      Shape(device: "iPhone SE"), Shape(device: "iPhone 14"), Shape(device: "iPhone 15 Pro Max"),
      Shape(device: "iPad Pro 11"), Shape(device: "iPad Pro 11", window: .half),
      Shape(device: "iPad Pro 11", window: .slideOver),
    ],
    orientations: [.portrait, .landscape], textSizes: [.xS, .l, .xxxL, .ax3, .ax5],
    locales: ["en_US"], pseudoLanguages: [nil, .longer], directions: [.leftToRight, .rightToLeft],
    appearances: [.light, .dark])

  /// Every combination, shapes outermost, appearances innermost.
  package var configurations: [Configuration] {
    var all: [Configuration] = []
    let directions: [Configuration.Direction?] = directions.isEmpty ? [nil] : directions
    for shape in shapes {
      for orientation in orientations {
        for size in textSizes {
          for locale in locales {
            for pseudo in pseudoLanguages {
              for direction in directions {
                all += appearances.map {
                  Configuration(
                    device: shape.device, orientation: orientation, textSize: size, locale: locale,
                    appearance: $0, window: shape.window, direction: direction,
                    isTextBold: isTextBold, pseudoLanguage: pseudo)
                }
              }
            }
          }
        }
      }
    }
    return all
  }

  /// Changes made while the app runs, each compared with a launch in the new settings: turned and
  /// given another text size, on the first two and the last shape.
  package var changes: [SettingChange] {
    let plain = CheckMatrix(
      shapes: shapes, orientations: Array(orientations.prefix(1)),
      textSizes: [textSizes.contains(.l) ? .l : textSizes[0]],
      locales: Array(locales.prefix(1)), pseudoLanguages: Array(pseudoLanguages.prefix(1)),
      directions: Array(directions.prefix(1)),
      appearances: Array(appearances.prefix(1)), isTextBold: isTextBold)
    let starts = plain.configurations
    let chosen = starts.count > 3 ? [starts[0], starts[1], starts[3]] : starts
    var changes: [SettingChange] = []
    for start in chosen {
      if let turned = orientations.first(where: { $0.isPortrait != start.orientation.isPortrait }) {
        var target = start
        target.orientation = turned
        changes.append(SettingChange(start: start, end: target))
      }
      if let largest = textSizes.last(where: { $0 != start.textSize }) {
        var target = start
        target.textSize = largest
        changes.append(SettingChange(start: start, end: target))
      }
    }
    return changes
  }
}

/// A configuration that becomes another one while the app runs.
package struct SettingChange: Hashable, Sendable, Codable {
  package var start: Configuration
  package var end: Configuration

  package init(start: Configuration, end: Configuration) {
    self.start = start
    self.end = end
  }
}

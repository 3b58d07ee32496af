// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// Screens on the way of steps, each with the steps up to it, so that every one has its picture
/// (Documentation/Goldens.md §1.5).
enum StepScreens {
  /// - Parameters:
  ///   - steps: What the command line says; empty for none.
  ///   - areChosen: Whether the steps are done on each screen, and not on the app's first alone.
  static func screens(
    _ screens: [ScreenRequest], _ steps: [Step], areChosen: Bool
  ) -> [ScreenRequest] {
    var found: [ScreenRequest] = []
    for screen in screens {
      // The way to a screen of the settings; its end is the screen.
      for count in screen.steps.indices.dropFirst() {
        found.append(part(of: screen, screen.steps, count))
      }
      found.append(screen)
      guard areChosen ? screen.cell == nil : screen.origin == .initial else { continue }
      for count in steps.indices {
        found.append(
          part(of: screen, screen.steps + steps, screen.steps.count + count + 1))
      }
    }
    return found
  }

  private static func part(
    of screen: ScreenRequest, _ steps: [Step], _ count: Int
  ) -> ScreenRequest {
    var part = screen
    part.name = "\(screen.name), step \(count): \(steps[count - 1].text)"
    part.steps = Array(steps.prefix(count))
    return part
  }
}

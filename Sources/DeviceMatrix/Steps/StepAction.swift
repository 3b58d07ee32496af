// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a step does; lengths in points, times in virtual seconds.
package enum StepAction: Hashable, Sendable, Codable {
  // Fingers.
  case tap(ElementQuery, times: Int)
  case longPress(ElementQuery, seconds: Double)
  case drag(ElementQuery, to: ElementQuery)
  case dragBy(ElementQuery, x: Double, y: Double)
  case swipe(StepDirection, on: ElementQuery?)
  /// A finger comes in over an edge of the window and goes that way.
  case swipeFromEdge(StepDirection)
  /// Shows what is that far along a list or page, in the direction of reading on.
  case scroll(StepDirection, points: Double, in: ElementQuery?)
  case scrollTo(ElementQuery)
  case scrollToEdge(StepDirection, in: ElementQuery?)
  /// Taps an item of the frontmost list; both numbers count from 0.
  case select(section: Int, item: Int)
  /// Moves a slider, presses a stepper, switches a switch, chooses a segment.
  case set(ElementQuery, to: String)

  // Text.
  case type(String, into: ElementQuery?)
  case clear(ElementQuery?)

  // The device and its settings.
  case rotate(StepRotation)
  case textSize(TextSize)
  /// Up or down the list of text sizes.
  case changeTextSize(by: Int)
  case appearance(Configuration.Appearance)
  case direction(isRightToLeft: Bool)
  case locale(String)
  case boldText(Bool)
  case window(WindowShape)

  // Navigation, time, checks.
  case back
  case dismiss
  /// A link that somebody taps in another app.
  case open(String)
  /// A quick action of the app's icon, by its title or type.
  case shortcut(String)
  case shake
  /// A pin of a map, by its title or `#2`, or the control of its callout.
  case pin(String, isCallout: Bool)
  case wait(seconds: Double)
  case waitFor(ElementQuery, seconds: Double)
  case expect(ElementQuery, isThere: Bool)
  case picture(name: String?)
}

/// Where something is shown or goes to, as one looks at the screen.
package enum StepDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case up, down, left, right

  package var isVertical: Bool { self == .up || self == .down }
}

/// How a device is turned.
package enum StepRotation: Hashable, Sendable, Codable {
  /// Portrait to landscape, landscape to portrait.
  case toggle
  /// A quarter turn, counterclockwise.
  case left
  /// A quarter turn, clockwise.
  case right
  case to(Orientation)
}

extension Orientation {
  /// The orientations in the order of counterclockwise quarter turns of the device.
  private static let turns: [Orientation] = [
    .portrait, .landscape, .portraitUpsideDown, .landscapeLeft,
  ]

  /// How the device is held after `rotation`.
  package func turned(_ rotation: StepRotation) -> Orientation {
    let index = Orientation.turns.firstIndex(of: self) ?? 0
    return switch rotation {
    case .toggle: isPortrait ? .landscape : .portrait
    case .left: Orientation.turns[(index + 1) % 4]
    case .right: Orientation.turns[(index + 3) % 4]
    case .to(let orientation): orientation
    }
  }
}

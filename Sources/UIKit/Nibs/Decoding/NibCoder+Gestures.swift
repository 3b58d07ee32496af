// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NibCoder {
  func decode(_ recognizer: UIGestureRecognizer) {
    if let flag = element.boolean("enabled") { recognizer.isEnabled = flag }
    if let flag = element.boolean("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let flag = element.boolean("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
    if let flag = element.boolean("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = count
      }
    case let press as UILongPressGestureRecognizer:
      if let time = element.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(time)
      }
      if let distance = element.number("allowableMovement") { press.allowableMovement = distance }
    case let swipe as UISwipeGestureRecognizer:
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
    default: break
    }
  }
}

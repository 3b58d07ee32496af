import UIKit

class WideWatcher: NSObject, UIGestureRecognizerDelegate {}

// Below the class that conforms: Swift's witness table calls the protocol's default.
class NarrowWatcher: WideWatcher {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

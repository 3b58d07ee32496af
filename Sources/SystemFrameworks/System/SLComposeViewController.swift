// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"

public enum SLComposeViewControllerResult: Int, Sendable {
  case cancelled = 0
  case done
}

/// A post to a service; there is none.
open class SLComposeViewController: SystemScreen {
  open var completionHandler: ((SLComposeViewControllerResult) -> Void)?
  public private(set) var serviceType: String! = ""

  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  public convenience init?(forServiceType serviceType: String!) { return nil }

  open func setInitialText(_ text: String!) -> Bool { true }
  open func add(_ image: UIImage!) -> Bool { true }
  open func add(_ url: URL!) -> Bool { true }
}

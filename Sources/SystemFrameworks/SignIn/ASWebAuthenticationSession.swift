// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = ASWebAuthenticationSessionError

    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }

  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Signs in on a web page: there is no page, so it is as if the user had cancelled.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// Which address ends the page; kept.
  open class Callback: NSObject {
    let scheme: String?

    init(scheme: String?) { self.scheme = scheme }

    open class func customScheme(_ customScheme: String) -> Callback {
      Callback(scheme: customScheme)
    }

    open class func https(host: String, path: String) -> Callback { Callback(scheme: "https") }
    open func matchesURL(_ url: URL) -> Bool { url.scheme == scheme }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { handler != nil }
  private var handler: CompletionHandler?

  public init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init()
  }

  public init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init()
  }

  /// false where it was started before.
  @discardableResult
  open func start() -> Bool {
    guard let handler else { return false }
    self.handler = nil
    answerLater { handler(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    return true
  }

  open func cancel() { handler = nil }
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  // @objc(presentationAnchorForWebAuthenticationSession:)
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

// Names of Apple's XCTest that XCTest on Linux lacks and that libraries of tests show to others;
// what extends test cases is compiled into each bundle (Documentation/Testing.md §6.4).

/// What a test leaves for its reader; attachments are dropped.
open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable {
    case keepAlways
    case deleteOnSuccess
  }

  public enum ImageQuality: Int, Sendable {
    case original, medium, low
  }

  open var lifetime = Lifetime.deleteOnSuccess
  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  public let uniformTypeIdentifier: String

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    super.init()
    self.name = name
    self.userInfo = userInfo
  }

  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: nil)
  }

  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: nil)
  }

  public convenience init(image: UIImage, quality: ImageQuality) {
    self.init(
      uniformTypeIdentifier: quality == .original ? "public.png" : "public.jpeg", name: nil,
      payload: nil)
  }

  public convenience init(data: Data, uniformTypeIdentifier: String = "public.data") {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: nil)
  }

  public convenience init(contentsOfFile url: URL) {
    self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: nil)
  }

  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String) {
    self.init(
      uniformTypeIdentifier: uniformTypeIdentifier, name: url.lastPathComponent, payload: nil)
  }

  public convenience init(plistObject object: Any) {
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: nil)
  }
}

/// A named part of a test.
public protocol XCTActivity {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// The test that runs; its activities are run and not listed.
public enum XCTContext {
  private struct Activity: XCTActivity {
    let name: String
    func add(_ attachment: XCTAttachment) {}
  }

  @discardableResult
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity(name: name)) }
}

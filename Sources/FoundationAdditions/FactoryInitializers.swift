// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
public import FoundationNetworking

/// A class of which an initialiser gives objects of subclasses, as those of Apple's class clusters do:
/// an initialiser of a protocol may replace `self`, which one of a class may not.
public protocol MadeByFactory {}

extension MadeByFactory {
  /// Puts an object in the place of the one that was asked for.
  init(made object: NSObject) {
    guard let own = object as? Self else {
      UncaughtException.raise(
        "NSInvalidArgumentException", "\(Self.self) cannot be made of a \(type(of: object))")
    }
    self = own
  }
}

extension NSSet: MadeByFactory {}
extension NSPredicate: MadeByFactory {}
extension Progress: MadeByFactory {}
extension Timer: MadeByFactory {}
extension URLResponse: MadeByFactory {}

extension MadeByFactory where Self: Progress {
  /// Progress of no work and of no other one, which Foundation on Linux asks for.
  public init() { self.init(made: Progress(parent: nil, userInfo: nil)) }
}

extension MadeByFactory where Self: Timer {
  /// A timer that never fires, as apps declare one before they have another.
  public init() {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in }
    timer.invalidate()
    self.init(made: timer)
  }
}

extension MadeByFactory where Self: URLResponse {
  /// A response of no server, as tests and stubs make one.
  public init() {
    let url = URL(string: "about:blank")!
    let plain = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    let http = HTTPURLResponse(url: url, statusCode: 0, httpVersion: nil, headerFields: nil)
    self.init(made: Self.self is HTTPURLResponse.Type ? http ?? plain : plain)
  }
}

extension MadeByFactory where Self: NSSet {
  /// Apple's sets of objects are written as lists, too.
  public init(arrayLiteral elements: Any...) {
    self.init(
      made: Self.self is NSCountedSet.Type
        ? NSCountedSet(array: elements)
        : Self.self is NSMutableSet.Type
          ? NSMutableSet(array: elements) : NSSet(array: elements))
  }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral {}

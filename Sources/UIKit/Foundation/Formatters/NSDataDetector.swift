// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds links, addresses of mail and telephone numbers in text (Documentation/SystemFrameworks.md
/// §4). Dates and postal addresses are not found.
///
/// Foundation's class cannot be inherited from here: a detector is an expression that is made with
/// types, and Foundation's methods ask which it is (see FoundationHooks).
public typealias NSDataDetector = NSRegularExpression

extension NSRegularExpression {
  public convenience init(types checkingTypes: NSTextCheckingTypes) throws {
    try self.init(pattern: TextDetection.linkPattern + "|" + TextDetection.phonePattern)
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    ExpressionFinder[self] = ExpressionFinder(types: checkingTypes) { string, range in
      TextDetection.matches(of: types, in: string, range)
    }
  }

  /// What a detector finds; 0 for other expressions.
  public var checkingTypes: NSTextCheckingTypes { ExpressionFinder[self]?.types ?? 0 }
}

/// Where links and telephone numbers are in a text.
private enum TextDetection {
  static func matches(
    of types: NSTextCheckingResult.CheckingType, in string: String, _ range: NSRange
  ) -> [NSTextCheckingResult] {
    var results: [NSTextCheckingResult] = []
    if types.contains(link) {
      results += find(linkPattern, in: string, range).compactMap { range in
        let text = (string as NSString).substring(with: range)
        return url(of: text).map { DetectedText(range, type: link, url: $0) }
      }
    }
    if types.contains(phone) {
      for range in find(phonePattern, in: string, range)
      where !results.contains(where: { NSIntersectionRange($0.range, range).length > 0 }) {
        let text = (string as NSString).substring(with: range)
        guard (7...15).contains(text.filter(\.isNumber).count) else { continue }
        results.append(DetectedText(range, type: phone, phoneNumber: text))
      }
    }
    return results.sorted { $0.range.location < $1.range.location }
  }

  // MARK: Patterns

  // Foundation marks its own constants as never returned; these are their values here.
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  private static let phone = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  static let linkPattern =
    "(?i)\\b(?:[a-z][a-z0-9+.-]*://[^\\s<>\"]+|www\\.[^\\s<>\"]+|mailto:[^\\s<>\"]+"
    + "|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+"
    + "|[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|org|net|edu|gov|io|co|app|dev|de|uk|fr|jp|cn|info)\\b"
    + "(?:/[^\\s<>\"]*)?)"

  static let phonePattern = "(?<![\\w.])\\+?[(]?\\d[\\d\\s().-]{5,}\\d(?![\\w])"

  /// Ranges without the punctuation that ends a sentence.
  private static func find(_ pattern: String, in string: String, _ range: NSRange) -> [NSRange] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: string, options: [], range: range).map { match in
      var found = match.range
      let text = string as NSString
      while found.length > 1,
        ".,;:!?)'".contains(
          text.substring(with: NSRange(location: NSMaxRange(found) - 1, length: 1)))
      {
        found.length -= 1
      }
      return found
    }
  }

  private static func url(of text: String) -> URL? {
    if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
    return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
  }
}

/// What a detector found.
private final class DetectedText: NSTextCheckingResult {
  private let place: NSRange
  private let kind: NSTextCheckingResult.CheckingType
  let foundURL: URL?
  let foundNumber: String?

  init(
    _ range: NSRange, type: NSTextCheckingResult.CheckingType, url: URL? = nil,
    phoneNumber: String? = nil
  ) {
    (place, kind, foundURL, foundNumber) = (range, type, url, phoneNumber)
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}

extension NSTextCheckingResult {
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedText(range, type: CheckingType(rawValue: 1 << 6), url: url)
  }

  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    DetectedText(range, type: CheckingType(rawValue: 1 << 11), phoneNumber: phoneNumber)
  }

  /// The parts of an address or of a flight, neither of which is found.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// The address of a link; nil for other results.
  public var url: URL? { (self as? DetectedText)?.foundURL }
  public var phoneNumber: String? { (self as? DetectedText)?.foundNumber }
  public var date: Date? { nil }
  public var duration: TimeInterval { 0 }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// The keys of an address's parts.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

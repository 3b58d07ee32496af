// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import FoundationAdditions

// A data detector is a regular expression on Apple's systems. Here it is one that was made with
// types, and the methods of expressions ask for what it finds
// (FoundationAdditions/ExpressionFinder.swift). The symbols are Foundation's own, as in
// FoundationHooks.swift.

// Symbols have no places to break at.
// swift-format-ignore
extension NSRegularExpression {
  public typealias HookedBlock = (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void

  @_silgen_name("$s10Foundation19NSRegularExpressionC16enumerateMatches2in7options5range5usingySS_AC15MatchingOptionsVAA8_NSRangeVyAA20NSTextCheckingResultCSg_AC0J5FlagsVSpyAA8ObjCBoolVGtctF")
  public func hookedEnumerateMatches(
    in string: String, options: MatchingOptions, range: NSRange,
    using block: @escaping HookedBlock
  ) {
    guard let finder = ExpressionFinder[self] else {
      FoundationMethod.enumerate.bound(to: self, as: EnumerateCall.self)?
        .run(string, options, range, block)
      return
    }
    var stop = ObjCBool(false)
    for match in finder.find(string, range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  @_silgen_name("$s10Foundation19NSRegularExpressionC7matches2in7options5rangeSayAA20NSTextCheckingResultCGSS_AC15MatchingOptionsVAA8_NSRangeVtF")
  public func hookedMatches(
    in string: String, options: MatchingOptions, range: NSRange
  ) -> [NSTextCheckingResult] {
    if let finder = ExpressionFinder[self] { return finder.find(string, range) }
    return FoundationMethod.matches.bound(to: self, as: MatchesCall.self)?
      .run(string, options, range) ?? []
  }

  @_silgen_name("$s10Foundation19NSRegularExpressionC15numberOfMatches2in7options5rangeSiSS_AC15MatchingOptionsVAA8_NSRangeVtF")
  public func hookedNumberOfMatches(
    in string: String, options: MatchingOptions, range: NSRange
  ) -> Int {
    if let finder = ExpressionFinder[self] { return finder.find(string, range).count }
    return FoundationMethod.number.bound(to: self, as: NumberCall.self)?
      .run(string, options, range) ?? 0
  }

  @_silgen_name("$s10Foundation19NSRegularExpressionC10firstMatch2in7options5rangeAA20NSTextCheckingResultCSgSS_AC15MatchingOptionsVAA8_NSRangeVtF")
  public func hookedFirstMatch(
    in string: String, options: MatchingOptions, range: NSRange
  ) -> NSTextCheckingResult? {
    if let finder = ExpressionFinder[self] { return finder.find(string, range).first }
    return FoundationMethod.first.bound(to: self, as: FirstCall.self)?
      .run(string, options, range)
  }

  @_silgen_name("$s10Foundation19NSRegularExpressionC17rangeOfFirstMatch2in7options0D0AA8_NSRangeVSS_AC15MatchingOptionsVAItF")
  public func hookedRangeOfFirstMatch(
    in string: String, options: MatchingOptions, range: NSRange
  ) -> NSRange {
    hookedFirstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  @_silgen_name("$s10Foundation19NSRegularExpressionC24stringByReplacingMatches2in7options5range12withTemplateS2S_AC15MatchingOptionsVAA8_NSRangeVSStF")
  public func hookedStringByReplacingMatches(
    in string: String, options: MatchingOptions, range: NSRange, withTemplate template: String
  ) -> String {
    guard let finder = ExpressionFinder[self] else {
      return FoundationMethod.replaced.bound(to: self, as: ReplacedCall.self)?
        .run(string, options, range, template) ?? string
    }
    let text = NSMutableString(string: string)
    for match in finder.find(string, range).reversed() {
      let found = text.substring(with: match.range)
      text.replaceCharacters(
        in: match.range, with: template.replacingOccurrences(of: "$0", with: found))
    }
    return text as String
  }
}

private struct EnumerateCall {
  typealias Expression = NSRegularExpression
  let run: (String, Expression.MatchingOptions, NSRange, @escaping Expression.HookedBlock) -> Void
}

private struct MatchesCall {
  let run: (String, NSRegularExpression.MatchingOptions, NSRange) -> [NSTextCheckingResult]
}

private struct NumberCall {
  let run: (String, NSRegularExpression.MatchingOptions, NSRange) -> Int
}

private struct FirstCall {
  let run: (String, NSRegularExpression.MatchingOptions, NSRange) -> NSTextCheckingResult?
}

private struct ReplacedCall {
  let run: (String, NSRegularExpression.MatchingOptions, NSRange, String) -> String
}

extension FoundationMethod {
  private static let expression = "$s10Foundation19NSRegularExpressionC"
  fileprivate static let enumerate = FoundationMethod(
    expression, "16enumerateMatches2in7options5range5usingySS_AC15MatchingOptionsV",
    "AA8_NSRangeVyAA20NSTextCheckingResultCSg_AC0J5FlagsVSpyAA8ObjCBoolVGtctF")
  fileprivate static let matches = FoundationMethod(
    expression, "7matches2in7options5rangeSayAA20NSTextCheckingResultCGSS_AC15MatchingOptionsV",
    "AA8_NSRangeVtF")
  fileprivate static let number = FoundationMethod(
    expression, "15numberOfMatches2in7options5rangeSiSS_AC15MatchingOptionsVAA8_NSRangeVtF")
  fileprivate static let first = FoundationMethod(
    expression, "10firstMatch2in7options5rangeAA20NSTextCheckingResultCSgSS_",
    "AC15MatchingOptionsVAA8_NSRangeVtF")
  fileprivate static let replaced = FoundationMethod(
    expression, "24stringByReplacingMatches2in7options5range12withTemplateS2S_",
    "AC15MatchingOptionsVAA8_NSRangeVSStF")
}

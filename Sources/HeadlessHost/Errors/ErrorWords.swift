// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import FoundationAdditions

/// Has errors say what they do on Apple's systems (Documentation/SourceLowering.md §2.21): the methods'
/// entries in the table of `NSError` are replaced. Errors of Swift come by the function that
/// FoundationHooks puts in the place of Foundation's.
enum ErrorWords {
  /// Once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = {
    let methods = [
      ("$s10Foundation7NSErrorC20localizedDescriptionSSvg", "snug_error_words"),
      ("$s10Foundation7NSErrorC11descriptionSSvg", "snug_error_description"),
    ]
    let table = TypeMetadata(NSError.self).methods
    for (symbol, name) in methods {
      guard let method = dlsym(nil, symbol), let own = dlsym(nil, name),
        let slot = table.firstIndex(of: UInt(bitPattern: method))
      else { continue }
      table[slot] = UInt(bitPattern: own)
    }
  }()

  /// What the error brings, or what its domain says of the number; nil where neither does.
  fileprivate static func ownWords(of error: NSError) -> String? {
    if let words = error.userInfo[NSLocalizedDescriptionKey] as? String { return words }
    guard error.domain == NSCocoaErrorDomain else { return nil }
    return CocoaErrorWords(error).sentence
  }
}

// What stands in the table; nobody calls these by name.
extension NSError {
  @_silgen_name("snug_error_words")
  public func snugWords() -> String {
    if let words = ErrorWords.ownWords(of: self) { return words }
    let reason = localizedFailureReason ?? "(\(domain) error \(code).)"
    let failure = userInfo["NSLocalizedFailure"] as? String
    return (failure ?? "The operation couldn’t be completed.") + " " + reason
  }

  @_silgen_name("snug_error_description")
  public func snugDescription() -> String {
    let words = ErrorWords.ownWords(of: self) ?? localizedFailureReason ?? "(null)"
    let head = "Error Domain=\(domain) Code=\(code) \"\(words)\""
    guard !userInfo.isEmpty else { return head }
    let values = userInfo.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return head + " UserInfo={\(values.joined(separator: ", "))}"
  }
}

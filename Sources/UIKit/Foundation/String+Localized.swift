// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Localization

extension String {
  /// A key with values in it, as a literal with interpolations: `"\(count) cats"` is the key
  /// `%lld cats` with one argument.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key, with formats in place of the values.
    let key: String
    let arguments: [Argument]

    /// A value, compared by how it prints.
    struct Argument: Equatable, @unchecked Sendable {
      let value: any CVarArg

      static func == (left: Self, right: Self) -> Bool { "\(left.value)" == "\(right.value)" }
    }

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", string) }
      public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string)) }
      public mutating func appendInterpolation(_ attributed: AttributedString) {
        append("%@", String(attributed.characters))
      }

      public mutating func appendInterpolation<Value: BinaryInteger & CVarArg>(_ value: Value) {
        append(Value.isSigned ? "%lld" : "%llu", Int64(clamping: value))
      }

      public mutating func appendInterpolation(_ value: Float) { append("%f", Double(value)) }
      public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }
      public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", Double(value)) }

      public mutating func appendInterpolation<Value: CVarArg>(
        _ value: Value, specifier: String
      ) { append(specifier, value) }

      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String { append("%@", format.format(value)) }

      public mutating func appendInterpolation(_ value: NSObject) {
        append("%@", value.description)
      }

      private mutating func append(_ format: String, _ value: any CVarArg) {
        key += format
        arguments.append(Argument(value: value))
      }
    }

    /// The text for the key, with the arguments in it.
    func text(key: String?, table: String?, bundle: Bundle, locale: Locale) -> String {
      let own = arguments.isEmpty ? self.key.replacingOccurrences(of: "%%", with: "%") : self.key
      let found = RunLanguage.shared.text(
        key: key ?? own, table: table, bundle: bundle, value: key == nil ? nil : own)
      guard !arguments.isEmpty else { return found }
      return String(format: found, locale: locale, arguments: arguments.map(\.value))
    }
  }

  /// The text for a key, from the table of the bundle in the run's language.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      key: nil, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The text for a key, or the default where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      key: "\(key)", table: table, bundle: bundle ?? .main, locale: locale)
  }

  public init(localized resource: LocalizedStringResource) {
    let bundle = resource.bundle.bundle
    self = resource.defaultValue.text(
      key: resource.keyIsOwn ? nil : resource.key, table: resource.table, bundle: bundle,
      locale: resource.locale)
  }
}

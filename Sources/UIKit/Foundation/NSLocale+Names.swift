// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSLocale {
  /// The name of a country in the locale's language; nil for a code that is none.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    displayName(forKey: .countryCode, value: countryCode)
  }

  /// The name of a language in the locale's language; nil for a code that is none.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    displayName(forKey: .languageCode, value: languageCode)
  }

  /// The name of a currency in the locale's language; nil for a code that is none.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    displayName(forKey: .currencyCode, value: currencyCode)
  }
}

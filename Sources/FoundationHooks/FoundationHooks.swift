// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
internal import Localization

// Foundation's functions that answer with the machine's language on Apple's systems, and with
// nothing useful on Linux. Each definition has the symbol of Foundation's own; the dynamic linker
// takes the first in its order, and a program or a preloaded library comes before Foundation.
// So formatters, which ask through the same symbols, follow the run too. A Foundation whose symbols
// are called otherwise leaves these unused. Documentation/Localization.md §1.

private var systemLocale: Locale { RunLanguage.shared.locale ?? Locale(identifier: "en_001") }

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func localeCurrent() -> Locale { systemLocale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func localeAutoupdatingCurrent() -> Locale { systemLocale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func localePreferredLanguages() -> [String] { [RunLanguage.shared.tag] }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func calendarCurrent() -> Calendar {
  let locale = systemLocale
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  return calendar
}

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func calendarAutoupdatingCurrent() -> Calendar { calendarCurrent() }

@_silgen_name(
  "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
public func localizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  let kind: AnyClass = type(of: bundle)
  guard kind == Bundle.self else {
    BundleHooks.install(in: kind)
    return bundle.localizedString(forKey: key, value: value, table: tableName)
  }
  return RunLanguage.shared.text(key: key, table: tableName, bundle: bundle, value: value)
}

@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
public func localizedStringWithFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
  formatted(format, systemLocale, arguments)
}

@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
public func stringWithFormat(
  _ format: String, _ arguments: __owned [any CVarArg]
) -> String { formatted(format, nil, arguments) }

@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
public func stringWithFormatArguments(
  _ format: String, _ arguments: [any CVarArg]
) -> String { formatted(format, nil, arguments) }

@_silgen_name(
  "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"
)
public func stringWithFormatLocaleArguments(
  _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
) -> String { formatted(format, locale, arguments) }

@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
public func stringWithFormatLocale(
  _ format: String, _ locale: Locale?, _ arguments: __owned [any CVarArg]
) -> String { formatted(format, locale, arguments) }

private func formatted(
  _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
) -> String {
  let plain = FormatExpansion.shared.expanding(format, arguments)
  let objects = plain.arguments.map { ($0 as? any _CVarArgObject)?._cVarArgObject ?? $0 }
  return withVaList(objects) { list in
    NSString(format: plain.format, locale: locale.map { $0 as NSLocale }, arguments: list) as String
  }
}

// MARK: The default notification center

/// Observers that an app has left behind hear nothing of its next launch in the same process.
nonisolated(unsafe) private var defaultCenter = NotificationCenter()

@_silgen_name("$s20FoundationEssentials18NotificationCenterC7defaultACvgZ")
public func notificationCenterDefault() -> NotificationCenter { defaultCenter }

/// From now on the default center is a new one; called while no other thread is at work.
@_silgen_name("snug_notification_center_renew")
public func renewNotificationCenter() { defaultCenter = NotificationCenter() }

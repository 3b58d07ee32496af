// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The looks of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
  @available(*, deprecated, renamed: "black")
  case blackTranslucent

  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}

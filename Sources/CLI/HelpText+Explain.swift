// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  static let explain = """
    Says why a view is where it is, or a row as tall: the constraints, natural sizes and given
    lengths that decide each number, and what would have to change.

    Usage: snug explain <app> <view> [options]

      <app>    an Xcode project (App.xcodeproj), a Swift package's folder, or a folder of sources
      <view>   as findings, dumps and steps call it; all are listed when there is no such view:

        ContactCell.nameLabel            the property that holds it
        nameLabel                        the same, where only one is on the screen
        "[0, 3]"                         row or item 3 of section 0
        "[0, 3] > nameLabel"             within that row
        "[0, 3] > nameLabel.height"      one number alone: x, y, width or height
        "Buy in 'Blue shirt'"            as in --steps: identifier, label, text or class
        "UILabel 2"                      the third of several, in reading order

    What is looked at:
      --target NAME        the app target, where a project has several
      --strict             what does not compile is an error, in place of being left out
      --screen NAME        a screen as 'snug check' names it        (default: the first)
      --steps "STEPS"      what is done before, parted by semicolons (Documentation/Steps.md)
      --steps-file FILE    the same, one a line

    In which setting (one each):
      --device NAME        such as "iPhone X" or "iPad Pro 11:half" (default: iPhone X)
      --orientation WORD   portrait, landscape, …                   (default: portrait)
      --text-size SIZE     xS to xxxL, AX1 to AX5                   (default: L)
      --locale NAME        such as en_US, de, ar                    (default: en_US)
      --direction WORD     ltr, rtl                                 (default: the language's)
      --appearance WORD    light, dark                              (default: light)
      --bold               with bold text

    What comes out:
      --format KIND        text, json                               (default: text)

    \(safety)

    Exit codes: 0 explained; 1 the app could not be read, compiled or shown, or has no such view; 3 a
    step could not be done; 64 wrong usage.

    Examples:
      snug explain App.xcodeproj "[0, 3]" --text-size AX3
      snug explain App.xcodeproj ContactCell.nameLabel.height --steps "tap Contacts"
    """
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  static let cache = """
    Shows what is kept of built apps, or empties it.

    Usage: snug cache [clear]

    Commands that build keep at most 4096 MB, or what --cache-size MB says; what was not used for
    longest goes first. What is damaged is built again.
    """

  /// The end of the pages of commands that build and run apps.
  static let safety = """
    What the app may do (SECURITY.md):
      --trust                all that you may: your files, the network, your environment;
                             without it its own files alone
      --cache-size MB        what may be kept of built apps     (default: 4096)
    """
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpText {
  private static let reports = """
      --report DIR         the folder of the report
      --format KINDS       html, json, sarif, junit, github         (default: html,json)
      --baseline FILE      an earlier report.json: what it has is known and fails nothing
      --fail-on SEVERITY   note, warning, error or never            (default: warning)
    """

  static let record = """
    Keeps how an app's screens look: a picture and a layout dump a configuration.

    Usage: snug record <app> [options]

      --goldens DIR        the folder of goldens; made if absent    (default: Goldens)
      --force              record although the environment variable CI is set
      --steps STEPS        what is done to the first screen, or to those of --screens; a golden after
                           each; --steps-file reads them from a file (Documentation/Steps.md)

    Screens, settings and jobs: as for 'snug check' (--screens, --device, --orientation,
    --text-size, --locale, --direction, --appearance, --bold, --no-chrome, --jobs, --time-limit,
    --memory-limit); without options 480 settings. Screens of snug.json have a golden after each of
    their steps. Goldens of other screens and settings in the folder stay. Documentation/Goldens.md says what is
    compared, and how.

    \(safety)

    Exit codes: 0 recorded; 1 could not be done; 64 wrong usage.
    """

  static let verify = """
    Compares an app's screens with their goldens.

    Usage: snug verify <app> [options]

      --goldens DIR        the folder of goldens                    (default: Goldens)
      --tolerance POINTS   by which frames may differ               (default: 0.5)
    \(reports)

    Screens, steps, settings and jobs: as for 'snug record', and --shard. The report shows the old picture,
    the new one and the difference. Goldens that are not in the run are listed.

    \(safety)

    Exit codes: 0 nothing differs; 1 could not be done; 2 something differs; 64 wrong usage.
    """

  static let merge = """
    Makes one report of the shards of a check; it equals the report of the run in one piece.

    Usage: snug merge <report.json or its folder>... [options]

    \(reports)

    Exit codes: 0 merged, nothing new at or above --fail-on; 1 could not be done; 2 there are new
    findings; 64 wrong usage.
    """
}

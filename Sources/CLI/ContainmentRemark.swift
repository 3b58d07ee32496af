// Part of Snug, under the Apache License 2.0; see LICENSE.

import Supervision

/// What the machine lacks to keep an app away from it, said once a run.
enum ContainmentRemark {
  private static let isSaid: Bool = {
    if let remark = Containment.current.remark { Console.remark("snug: note: \(remark)") }
    return true
  }()

  static func say() { _ = isSaid }
}

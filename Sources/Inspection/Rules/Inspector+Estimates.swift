// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// An estimate of a list beside what was measured; lengths in points.
struct MeasuredEstimate {
  let estimate: CGFloat
  /// The mean of the lengths measured.
  let mean: CGFloat
  /// What was estimated, such as `items of section 2`.
  let subject: String
  /// What it consists of: `items` or `rows`.
  let units: String
  /// `tall` or `wide`.
  var side = "tall"
  /// What gave the estimate, such as `estimatedRowHeight`.
  let source: String
  /// What to do, from the value to set.
  let remedy: (Int) -> String

  var factor: CGFloat { max(mean / estimate, estimate / mean) }
}

extension Inspector {
  /// At the standard text size an estimate should be within this factor of what rows measure.
  private static let estimateFactor: CGFloat = 2

  /// - Parameter detail: What tells estimates of one list apart.
  mutating func judge(
    _ found: MeasuredEstimate, of list: UIView, _ index: Int, detail: String = ""
  ) {
    guard found.mean > 0, found.estimate > 0, found.factor > Inspector.estimateFactor else {
      return
    }
    faults.append(
      Fault(
        .wrongEstimate, list, detail: detail, measure: Double(found.factor),
        region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "\(found.subject) are \(short(found.mean)) pt \(found.side) on average and were "
            + "estimated at \(short(found.estimate)) pt",
          reason: "\(found.source) is off by a factor of \(short(found.factor)), so the scroll "
            + "indicator jumps and too \(found.mean > found.estimate ? "many" : "few") "
            + "\(found.units) are prepared.",
          remedy: found.remedy(Int(found.mean.rounded())))
        words.numbers = [
          .init("factor", Double((found.factor * 100).rounded() / 100), ""),
          .init("estimate", Double(found.estimate)),
          .init("mean", Double((found.mean * 10).rounded() / 10)),
        ]
        return words
      })
  }
}

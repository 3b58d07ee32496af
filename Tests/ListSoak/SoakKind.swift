// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// The lists that take random steps, by the names that `SOAK_LIST` knows.
package enum SoakKind: String, CaseIterable, Sendable {
  case table, flow, mixed, groups, list, custom

  @MainActor
  func make(_ model: ListModel) -> any ListUnderTest {
    switch self {
    case .table: SoakTable(model)
    case .flow: SoakFlow(model)
    case .mixed: SoakMixedFlow(model)
    case .groups: SoakCompositional(model, .groups)
    case .list: SoakCompositional(model, .list)
    case .custom: SoakColumns(model)
    }
  }
}

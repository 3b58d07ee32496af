// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension NSMetadataQueryDelegate {
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
  ) -> Any {
    optionalDefault(
      "metadataQuery:replacementObjectForResultObject:", self, [query, result], result
    ) { (next: any NSMetadataQueryDelegate) in
      next.metadataQuery(query, replacementObjectForResultObject: result)
    }
  }
}

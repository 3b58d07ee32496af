// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation
import UIKit

/// What the user chose for contacts: of the run's region.
open class CNContactsUserDefaults: NSObject {
  private static let only = CNContactsUserDefaults()

  open class func shared() -> Self { unsafeDowncast(only, to: self) }

  /// The region's code in capitals, as in `US`.
  open var countryCode: String { Locale.current.region?.identifier ?? "" }
}

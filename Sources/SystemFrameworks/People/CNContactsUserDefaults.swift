// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What the user chose for contacts: of the run's region.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let only = CNContactsUserDefaults()

  open class func shared() -> CNContactsUserDefaults { only }

  /// The region's code in capitals, as in `US`.
  open var countryCode: String { Locale.current.region?.identifier ?? "" }
}

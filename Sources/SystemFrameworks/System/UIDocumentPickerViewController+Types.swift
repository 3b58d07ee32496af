// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

extension UIDocumentPickerViewController {
  /// The picker of files of these types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}

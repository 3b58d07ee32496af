// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CanvasModel
package import Foundation
internal import Fuzzing
package import IBDocument
internal import UIKit

/// UIKit as the reader of broken files.
@MainActor
package struct LayoutScreen: FuzzScreen {
  package init() {}

  package func layOut(_ document: Document) {
    Runtime.current.clearIssues()
    _ = DocumentCanvas(document: document, conditions: .usual(of: document)).placed()
    Runtime.current.clearIssues()
  }

  package func open(picture: Data) { _ = UIImage(data: picture)?.size }

  package func open(assets name: String, in folder: URL) {
    let bundle = Bundle(path: folder.path)
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) {
      let view = UIImageView(image: image)
      view.frame.size = view.intrinsicContentSize
      view.layoutIfNeeded()
    }
    _ = UIColor(named: name, in: bundle, compatibleWith: nil)?.cgColor
    Runtime.current.clearIssues()
  }
}

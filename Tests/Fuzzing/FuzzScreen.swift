// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import IBDocument

/// What only UIKit does with a file: programs that have it lend it to ``FuzzKind/problem(of:on:)``.
@MainActor
package protocol FuzzScreen {
  /// Lays out all that a document has.
  func layOut(_ document: Document)
  /// Reads a picture's header.
  func open(picture: Data)
  /// Reads an image and a colour of the asset catalogs in a folder, both of this name.
  func open(assets name: String, in folder: URL)
}

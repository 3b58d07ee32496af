// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Which kinds of data a responder takes from a pasteboard or a drop, by type identifiers.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String]

  public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  open func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
    acceptableTypeIdentifiers += identifiers
  }

  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// What takes what was copied.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
  public var pasteConfiguration: UIPasteConfiguration? {
    get { kept() }
    set { keep(newValue) }
  }
}

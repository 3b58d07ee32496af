// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIDropProposal {
  public var isPrecise: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var prefersFullSizePreview: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension UIDropInteraction {
  public var allowsSimultaneousDropSessions: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension UITargetedPreview {
  public var size: CGSize { view.bounds.size }
}

extension UIMenu {
  public var displayPreferences: UIMenuDisplayPreferences? {
    get { kept() }
    set { keep(newValue) }
  }
}

/// How a menu shows its entries; stored.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  open var maximumNumberOfTitleLines = 0
}

extension UIContextMenuConfiguration {
  public var secondaryItemIdentifiers: Set<AnyHashable> {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}

extension UIActivityViewController {
  public var allowsProminentActivity: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
}

extension UIImagePickerController {
  public var imageExportPreset: ImageURLExportPreset {
    get { kept(or: .compatible) }
    set { keep(newValue) }
  }
  public var videoExportPreset: String {
    get { kept(or: "") }
    set { keep(newValue) }
  }
}

extension UIPasteboard {
  public var colors: [UIColor]? {
    get {
      let found = items.compactMap { $0["com.apple.uikit.color"] as? UIColor }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
  }
  public var isPersistent: Bool { true }
  /// The uniform types of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  public var itemProviders: [NSItemProvider] {
    get {
      items.compactMap { item in item.keys.sorted().first.flatMap { item[$0] } }
        .map { $0 as? NSItemProvider ?? NSItemProvider(object: $0) }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    items = itemProviders.compactMap { provider in
      // What is registered and not there yet stays with its provider.
      provider.registeredTypeIdentifiers.first.map { [$0: provider.object ?? provider] }
    }
  }

  /// The places of the items that have one of the types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = items.indices.filter { index in
      pasteboardTypes.contains { items[index][$0] != nil }
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    let chosen = itemSet ?? IndexSet(items.indices)
    return chosen.filter(items.indices.contains).map { items[$0].keys.sorted() }
  }

  public func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    let chosen = itemSet ?? IndexSet(items.indices)
    return chosen.filter(items.indices.contains).compactMap { items[$0][pasteboardType] }
  }
}

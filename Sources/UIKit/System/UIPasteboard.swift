// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What was copied, for this run; nothing goes to other apps.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [.general: general]

  public let name: Name
  open private(set) var changeCount = 0
  private var contents: [[String: Any]] = []

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  public convenience init?(name: Name, create: Bool) {
    guard create || UIPasteboard.named[name] != nil else { return nil }
    self.init(name)
    contents = UIPasteboard.named[name]?.contents ?? []
    UIPasteboard.named[name] = self
  }

  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(Name(rawValue: UUID().uuidString))
  }

  /// One dictionary an item: uniform type to value.
  open var items: [[String: Any]] {
    get { contents }
    set {
      contents = newValue
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  open var numberOfItems: Int { contents.count }

  private static let text = "public.utf8-plain-text"
  private static let address = "public.url"
  private static let picture = "public.png"
  private static let paint = "com.apple.uikit.color"

  open var string: String? {
    get { first(UIPasteboard.text) }
    set { replace(newValue, UIPasteboard.text) }
  }
  open var strings: [String]? {
    get { all(UIPasteboard.text) }
    set { items = (newValue ?? []).map { [UIPasteboard.text: $0] } }
  }
  open var url: URL? {
    get { first(UIPasteboard.address) }
    set { replace(newValue, UIPasteboard.address) }
  }
  open var urls: [URL]? {
    get { all(UIPasteboard.address) }
    set { items = (newValue ?? []).map { [UIPasteboard.address: $0] } }
  }
  open var image: UIImage? {
    get { first(UIPasteboard.picture) }
    set { replace(newValue, UIPasteboard.picture) }
  }
  open var images: [UIImage]? {
    get { all(UIPasteboard.picture) }
    set { items = (newValue ?? []).map { [UIPasteboard.picture: $0] } }
  }
  open var color: UIColor? {
    get { first(UIPasteboard.paint) }
    set { replace(newValue, UIPasteboard.paint) }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.first?[pasteboardType]
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// How long items stay and where they go; no item leaves the app here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  open func contains(pasteboardTypes: [String]) -> Bool {
    contents.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  private func first<Value>(_ type: String) -> Value? { contents.first?[type] as? Value }

  private func all<Value>(_ type: String) -> [Value]? {
    let values = contents.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  private func replace(_ value: Any?, _ type: String) {
    items = value.map { [[type: $0]] } ?? []
  }
}

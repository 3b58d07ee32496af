// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import SystemFrameworks

@Suite("Values kept in the user's defaults")
struct AppStorageTests {
  private enum Order: String { case byName, byDate }
  private enum Level: Int { case low = 1, high }

  private struct Settings {
    @AppStorage var isOn: Bool
    @AppStorage var count: Int
    @AppStorage var share: Double
    @AppStorage var name: String
    @AppStorage var page: URL
    @AppStorage var bytes: Data
    @AppStorage var order: Order
    @AppStorage var level: Level?
    @AppStorage var nickname: String?

    init(_ store: UserDefaults) {
      _isOn = AppStorage(wrappedValue: true, "isOn", store: store)
      _count = AppStorage(wrappedValue: 3, "count", store: store)
      _share = AppStorage(wrappedValue: 0.5, "share", store: store)
      _name = AppStorage(wrappedValue: "Ada", "name", store: store)
      _page = AppStorage(wrappedValue: URL(fileURLWithPath: "/a"), "page", store: store)
      _bytes = AppStorage(wrappedValue: Data([1]), "bytes", store: store)
      _order = AppStorage(wrappedValue: .byName, "order", store: store)
      _level = AppStorage("level", store: store)
      _nickname = AppStorage("nickname", store: store)
    }
  }

  private func withStore(_ name: String, _ body: (UserDefaults) throws -> Void) throws {
    let store = try #require(UserDefaults(suiteName: name))
    store.removePersistentDomain(forName: name)
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  @Test("a key without a value gives the one that stands in the code")
  func fallbacks() throws {
    try withStore("AppStorageTests.fallbacks") { store in
      let settings = Settings(store)

      #expect(settings.isOn)
      #expect(settings.count == 3)
      #expect(settings.share == 0.5)
      #expect(settings.name == "Ada")
      #expect(settings.page.path == "/a")
      #expect(settings.bytes == Data([1]))
      #expect(settings.order == .byName)
      #expect(settings.level == nil)
      #expect(settings.nickname == nil)
      #expect(store.object(forKey: "count") == nil)
    }
  }

  @Test("what is set is kept under the key, and nil takes it away")
  func keeping() throws {
    try withStore("AppStorageTests.keeping") { store in
      let settings = Settings(store)
      settings.isOn = false
      settings.count = 7
      settings.share = 0.25
      settings.name = "Grace"
      settings.page = URL(fileURLWithPath: "/b")
      settings.bytes = Data([2, 3])
      settings.order = .byDate
      settings.level = .high
      settings.nickname = "G"

      let other = Settings(store)
      #expect(!other.isOn)
      #expect(store.integer(forKey: "count") == 7)
      #expect(other.share == 0.25)
      #expect(other.name == "Grace")
      #expect(other.page.path == "/b")
      #expect(other.bytes == Data([2, 3]))
      #expect(store.string(forKey: "order") == "byDate")
      #expect(store.integer(forKey: "level") == 2)
      #expect(other.level == .high)

      other.nickname = nil
      other.level = nil
      #expect(settings.nickname == nil)
      #expect(store.object(forKey: "level") == nil)
    }
  }

  @Test("a task between signposts runs, and its result and errors come out")
  func signposts() throws {
    struct Refusal: Error {}
    let signposter = OSSignposter(subsystem: "app", category: .pointsOfInterest)

    let sum = signposter.withIntervalSignpost("Sum", id: signposter.makeSignpostID()) { 1 + 2 }
    let state = signposter.beginInterval("Load", "count \(sum)")
    signposter.endInterval("Load", state)

    #expect(sum == 3)
    #expect(throws: Refusal.self) {
      try signposter.withIntervalSignpost("Fail", "why \(sum)") { throw Refusal() }
    }
  }
}

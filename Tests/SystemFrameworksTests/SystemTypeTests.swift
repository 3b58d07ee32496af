// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking
import SystemFrameworks
import Testing
import UIKit

@Suite("Notifications, kinds of files and what pages keep")
struct SystemTypeTests {
  /// Every class of Apple's inherits `init()` where no header forbids it.
  @Test("objects that others configure later are made without arguments")
  @MainActor
  func plainObjects() {
    #expect(AVAudioPlayer().url == nil && !AVAudioPlayer().play())
    #expect(AVSpeechUtterance().speechString == "" && CLCircularRegion().radius == 0)
    #expect(UIGravityBehavior().items.isEmpty && UIPushBehavior().items.isEmpty)
    #expect(MKMapItem().name == nil && UIMenuItem().title == "")
    #expect(UIContextualAction().title == nil && PKPaymentSummaryItem().amount == 0)
    #expect(WKUserScript().source == "" && AVAudioFormat().channelCount == 0)
  }

  @Test("signposts of one log are told apart, and writing one changes nothing")
  func signposts() {
    let log = OSLog(subsystem: "tea", category: "pour")
    let (first, second) = (OSSignpostID(log: log), OSSignpostID(log: log))
    #expect(first != second && first != .invalid && first != .null)
    let object = NSObject()
    #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
    os_signpost(.begin, log: log, name: "Pour", signpostID: first)
    os_signpost(.end, log: log, name: "Pour", signpostID: first, "%d cups", 2)
  }

  private final class Player: NSObject, INPlayMediaIntentHandling {
    func resolveMediaItems(
      for intent: INPlayMediaIntent,
      with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
      guard let found = intent.mediaItems else { return completion([.unsupported()]) }
      completion(INPlayMediaMediaItemResolutionResult.successes(with: found))
    }
  }

  @Test("wishes to hear something and to write keep what they are made with")
  func intents() {
    let song = INMediaItem(identifier: "1", title: "Rain", type: .song, artwork: nil)
    let wish = INPlayMediaIntent(mediaItems: [song], playShuffled: true)
    #expect(wish.mediaItems?.first?.title == "Rain" && wish.playShuffled == true)
    var count = 0
    Player().resolveMediaItems(for: wish) { count = $0.count }
    #expect(count == 1)
    let answer = INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
    #expect(answer.code == .handleInApp)
    let letter = INSendMessageIntent(
      recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Hello",
      speakableGroupName: nil, conversationIdentifier: "c", serviceName: nil, sender: nil,
      attachments: nil)
    letter.setImage(nil, forParameterNamed: \.sender)
    #expect(letter.content == "Hello" && letter.conversationIdentifier == "c")
  }

  @Test("documents and apps find the classes of other frameworks than UIKit by their names")
  func classNames() {
    #expect(RuntimeRegistry.type(named: "WKWebView") == WKWebView.self)
    #expect(RuntimeRegistry.type(named: "MKMapView") == MKMapView.self)
    #expect(RuntimeRegistry.classNamed("MKMapView") == MKMapView.self)
    #expect(RuntimeRegistry.type(named: "WKNoSuchView") == nil)
  }

  @Test("web pages, players and what they play tell their states by keys")
  @MainActor func keys() {
    let web = WKWebView(frame: .zero)
    #expect(web.value(forKey: "estimatedProgress") as? Double == 0)
    #expect(web.value(forKey: "loading") as? Bool == false)
    let player = AVPlayer()
    #expect(player.value(forKey: "status") as? Int == 0)
    #expect(player.value(forKey: "rate") as? Float == 0)
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/a.mp4"))
    #expect(item.value(forKey: "playbackBufferEmpty") as? Bool == true)
  }

  @Test("a category keeps its actions and options, and is known when it was set")
  func categories() async {
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: [.authenticationRequired, .foreground],
      textInputButtonTitle: "Send", textInputPlaceholder: "…")
    #expect(reply.options.rawValue == 5)
    let category = UNNotificationCategory(
      identifier: "chat", actions: [reply], intentIdentifiers: [], options: .customDismissAction)
    #expect(category.options.rawValue == 1)
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories() == [category])
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(await center.notificationSettings().alertSetting == .disabled)
    #expect(
      UNNotificationDismissActionIdentifier == "com.apple.UNNotificationDismissActionIdentifier")
  }

  @Test("a mutable copy of a content has all of it and is its own")
  func contents() throws {
    let content = UNMutableNotificationContent()
    content.title = "Hello"
    content.badge = 3
    content.userInfo = ["id": "7"]
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    content.title = "Changed"
    #expect(copy.title == "Hello")
    #expect(copy.badge == 3)
    #expect(copy.userInfo["id"] as? String == "7")
    #expect((copy.copy() as? UNNotificationContent)?.title == "Hello")
  }

  @Test("a kind of file conforms to those above it, at any distance")
  func kinds() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.quickTimeMovie.conforms(to: .audiovisualContent))
    #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    let unknown = UTType(filenameExtension: "kdbx")
    #expect(unknown?.isDynamic == true && unknown?.conforms(to: .data) == true)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text)?.isDynamic == true)
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType("com.example.none")?.isDeclared == false)
    #expect(UTType(exportedAs: "com.example.none").identifier == "com.example.none")
  }

  @Test("kinds of source, archives and fonts have their extensions and what they are one of")
  func furtherKinds() {
    #expect(UTType(filenameExtension: "swift") == .swiftSource)
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.pythonScript.conforms(to: .sourceCode))
    #expect(UTType(filenameExtension: "gz") == .gzip && UTType.gzip.conforms(to: .archive))
    #expect(UTType.applicationBundle.conforms(to: .package))
    #expect(UTType.font.identifier == "public.font")
    #expect(UTType.bmp.preferredMIMEType == "image/bmp")
  }

  @Test("a bookmark leads back to its file, and is refused where that is gone")
  func bookmarks() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bookmarks \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var isStale = true
    let data = try folder.bookmarkData(options: .minimalBookmark)
    let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(found.path == folder.path && !isStale)
    try FileManager.default.removeItem(at: folder)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    }
    #expect(throws: CocoaError.self) { try folder.bookmarkData() }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data([1, 2]), bookmarkDataIsStale: &isStale)
    }
  }

  @Test("CloudKit's names of before Swift 4.2 are those of today; a time goes on by an interval")
  func earlierNames() {
    #expect(CKRecordZoneID.self == CKRecordZone.ID.self)
    #expect(CKOwnerDefaultName == CKCurrentUserDefaultName)
    let start = DispatchTime(uptimeNanoseconds: 5)
    #expect(start.advanced(by: .nanoseconds(3)).uptimeNanoseconds == 8)
    #expect(start.distance(to: DispatchTime(uptimeNanoseconds: 2)) == .nanoseconds(-3))
  }

  @Test("Vision's places are parts of a picture's size")
  func placesInPictures() {
    let part = CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5)
    let pixels = CGRect(x: 100, y: 25, width: 50, height: 50)
    #expect(VNImageRectForNormalizedRect(part, 200, 100) == pixels)
    #expect(VNNormalizedRectForImageRect(pixels, 200, 100) == part)
  }

  @Test("a kind of file has extensions and a media type for tags; an unknown one has none")
  func tags() {
    #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
    #expect(UTType(exportedAs: "example.tea").tags.isEmpty)
  }

  @Test("chapters of a document lie in each other")
  func outlines() {
    let (root, first, second) = (PDFOutline(), PDFOutline(), PDFOutline())
    root.insertChild(second, at: 5)
    root.insertChild(first, at: 0)
    #expect(root.numberOfChildren == 2 && root.child(at: 1) === second && second.index == 1)
    first.removeFromParent()
    #expect(root.child(at: 0) === second && first.parent == nil && root.child(at: 1) == nil)
  }

  @Test("a cookie of the same name, domain and path takes another's place")
  @MainActor func cookies() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    for value in ["one", "two"] {
      let cookie = try #require(
        HTTPCookie(properties: [.name: "a", .value: value, .domain: "example.com", .path: "/"]))
      await store.setCookie(cookie)
    }
    #expect(await store.allCookies().map(\.value) == ["two"])
    await store.deleteCookie(await store.allCookies()[0])
    #expect(await store.allCookies().isEmpty)
    #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("What another process, a server or a sensor would answer")
@MainActor
struct UnavailableTests {
  @Test("no password is shared with sites, and errors of Core Foundation say what they are")
  func sharedPasswords() async throws {
    let error: CFError? = await withCheckedContinuation { done in
      SecRequestSharedWebCredential(nil, nil) { passwords, error in
        done.resume(returning: passwords == nil ? error : nil)
      }
    }
    let refused = try #require(error)
    #expect(CFErrorGetDomain(refused) == CFString(string: NSOSStatusErrorDomain))
    #expect(CFErrorGetCode(refused) == -25300)
    let word = try #require(SecCreateSharedWebCredentialPassword())
    let groups = String(describing: word).split(separator: "-")
    #expect(groups.map(\.count) == [3, 3, 3, 3])
  }

  @Test("numbers change their byte order, and no call of the network's configuration fails")
  func byteOrder() {
    #expect(CFSwapInt16(0x0102) == 0x0201)
    #expect(CFSwapInt32BigToHost(0x0102_0304) == 0x0403_0201)
    #expect(CFSwapInt32LittleToHost(7) == 7)
    #expect(SCError() == kSCStatusOK)
    #expect(String(cString: SCErrorString(kSCStatusOK)) == "Success!")
  }

  @Test("a host is reached by Wi-Fi, and the callback is told once")
  func reachability() async throws {
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(target, &flags) && flags == .reachable)
    final class Told {
      var flags: [SCNetworkReachabilityFlags] = []
      var done: CheckedContinuation<Void, Never>?
    }
    let told = Told()
    var context = SCNetworkReachabilityContext(
      info: Unmanaged.passUnretained(told).toOpaque())
    SCNetworkReachabilitySetCallback(
      target,
      { _, flags, info in
        guard let info else { return }
        let told = Unmanaged<Told>.fromOpaque(info).takeUnretainedValue()
        told.flags.append(flags)
        told.done?.resume()
      }, &context)
    await withCheckedContinuation { done in
      told.done = done
      SCNetworkReachabilitySetDispatchQueue(target, .main)
    }
    #expect(told.flags == [.reachable])
    SCNetworkReachabilitySetCallback(target, nil, nil)
  }

  @Test("a sign-in on the web is cancelled, once")
  func signIn() async throws {
    var session: ASWebAuthenticationSession?
    let error: (any Error)? = await withCheckedContinuation { done in
      let made = ASWebAuthenticationSession(
        url: URL(fileURLWithPath: "/"), callbackURLScheme: "app"
      ) { url, error in
        #expect(url == nil)
        done.resume(returning: error)
      }
      #expect(made.start())
      session = made
    }
    #expect(session?.start() == false)
    let known = try #require(error as? ASWebAuthenticationSessionError)
    #expect(known.code == .canceledLogin)
    #expect((known as NSError).code == ASWebAuthenticationSessionError.canceledLogin.rawValue)
  }

  @Test("Apple's button has its smallest size of 140 by 30 and the words of its kind")
  func button() {
    let button = ASAuthorizationAppleIDButton(type: .signUp, style: .white)
    #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
    #expect(button.accessibilityLabel == "Sign up with Apple")
  }

  @Test("work in the background is unavailable")
  func background() {
    do {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
      Issue.record("it was taken")
    } catch BGTaskScheduler.Error.unavailable {
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("no account of iCloud, no player of games, no widgets, no watch, no haptics")
  func nothing() async throws {
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    #expect(!GKLocalPlayer.local.isAuthenticated && !WCSession.isSupported())
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { _ = try CHHapticEngine() }
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString
        == "00000000-0000-0000-0000-000000000000")
  }

  @Test("a donation is refused, and so is what search should know")
  func donations() async {
    let donated: (any Error)? = await withCheckedContinuation { done in
      INInteraction(intent: INIntent(), response: nil).donate { done.resume(returning: $0) }
    }
    #expect((donated as? INIntentError)?.code == .donatingInteraction)
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    let item = CSSearchableItem(
      uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: attributes)
    let indexed: (any Error)? = await withCheckedContinuation { done in
      CSSearchableIndex.default().indexSearchableItems([item]) { done.resume(returning: $0) }
    }
    #expect((indexed as? CSIndexError)?.code == .indexingUnsupported)
    let activity = NSUserActivity(activityType: "a")
    activity.contentAttributeSet = attributes
    #expect(activity.contentAttributeSet === attributes)
  }

  @Test("random bytes fill what they are given, and nothing else")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 63, &bytes) == errSecSuccess)
    #expect(bytes[63] == 0 && Set(bytes).count > 8)
  }

  @Test("kinds of files by extension and media type, and what they conform to")
  func kinds() {
    let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "PNG", nil)
    #expect(png?.takeRetainedValue() == kUTTypePNG)
    let media = UTTypeCopyPreferredTagWithClass("public.jpeg", kUTTagClassMIMEType)
    #expect(media?.takeRetainedValue() == "image/jpeg")
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeJPEG))
    #expect(UTTypeCopyPreferredTagWithClass("public.unknown", kUTTagClassMIMEType) == nil)
  }

  @Test("a document that is none is refused; one that is keeps its data")
  func documents() throws {
    #expect(PDFDocument(data: Data("text".utf8)) == nil)
    let data = Data("%PDF-1.7\n".utf8)
    let document = try #require(PDFDocument(data: data))
    #expect(document.dataRepresentation() == data && document.page(at: 0) == nil)
  }

  @Test("a provider without an object has nothing of any kind; one with a text has its bytes")
  func providers() {
    #expect(!NSItemProvider().hasItemConformingToTypeIdentifier("public.image"))
    let text = NSItemProvider(object: "ab")
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    nonisolated(unsafe) var loaded: Data?
    text.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, error in
      #expect(error == nil)
      loaded = data
    }
    #expect(loaded == Data("ab".utf8))
    text.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
      #expect(url == nil)
      #expect((error as NSError?)?.domain == NSItemProvider.errorDomain)
    }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension GapFile {
  /// Whether what went there only told a missing library something that no screen shows: a report to a
  /// library of analytics, crashes or logs, or the setting of a library's own static value
  /// (Documentation/Gaps.md §6.13).
  func isQuiet(_ edit: GapEdit) -> Bool {
    guard edit.kind == .statement, let start = node(at: edit.start),
      let item = start.upwards.first(where: {
        $0.is(CodeBlockItemSyntax.self)
          && $0.positionAfterSkippingLeadingTrivia.utf8Offset == edit.start
      })?.as(CodeBlockItemSyntax.self),
      let expression = item.item.as(ExprSyntax.self)?.withoutTry,
      !CallbackScan.isIn(expression)
    else { return false }
    if QuietLibraries.contains(edit.cause.needs) { return true }
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count > 2,
      let left = parts.first, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let root = left.root, root.first?.isUppercase == true
    else { return false }
    let words = CompilerMessage(file: 0, offset: 0, text: edit.cause.message).quoted
    return words.contains {
      $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map(String.init) == root
    }
  }
}

extension ExprSyntax {
  /// What a `try?` stands before.
  fileprivate var withoutTry: ExprSyntax { self.as(TryExprSyntax.self)?.expression ?? self }

  /// The name that a chain of members and calls begins with.
  fileprivate var root: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.root }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.root }
    return nil
  }
}

/// Looks for what a library could call later: closures, and the object itself.
private final class CallbackScan: SyntaxVisitor {
  private var isFound = false

  static func isIn(_ expression: ExprSyntax) -> Bool {
    let scan = CallbackScan(viewMode: .sourceAccurate)
    scan.walk(expression)
    return scan.isFound
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `self.name` is a value, `self` alone an object.
    if node.baseName.text == "self", node.parent?.is(MemberAccessExprSyntax.self) != true {
      isFound = true
    }
    return .visitChildren
  }
}

/// Libraries that watch an app and show nothing in it.
enum QuietLibraries {
  private static let names: Set<String> = [
    "ACPCore", "Analytics", "Answers", "Appsee", "Atlantis", "Bagel", "Branch", "Bugly",
    "CleanroomLogger", "Countly", "DoraemonKit", "FBSDKCoreKit", "Fabric", "FacebookCore", "FLEX",
    "Firebase", "FirebaseABTesting", "FirebaseAnalytics", "FirebaseCore", "FirebaseCrashlytics",
    "FirebaseInstanceID", "FirebaseMessaging", "FirebasePerformance", "GoogleAnalytics", "Heap",
    "HeapSwiftCore", "Kochava", "LifetimeTracker", "Logging", "Localytics", "NSLogger", "NewRelic",
    "NewRelicAgent", "PostHog", "Puppy", "QorumLogs", "Rollbar", "RollbarNotifier", "Reveal",
    "Smartlook", "SwiftyBeaver", "UMCommon", "UXCam", "Willow", "Wormholy", "XCGLogger",
    "YandexMobileMetrica", "netfox",
  ]
  private static let families = [
    "Adjust", "Amplitude", "AppCenter", "AppMetrica", "AppsFlyer", "Bugsnag", "CocoaLumberjack",
    "Crashlytics", "Datadog", "Embrace", "Flurry", "Matomo", "Mixpanel", "OneSignal", "Pulse",
    "Raygun", "Segment", "Sentry", "Singular", "Tealium", "Telemetry",
  ]

  static func contains(_ module: String) -> Bool {
    if names.contains(module) { return true }
    // `SegmentAnalytics` is one of Segment's modules, `Segmentio` is not.
    return !["UI", "View"].contains(where: module.hasSuffix)
      && families.contains {
        module.hasPrefix($0) && module.dropFirst($0.count).first?.isLowercase != true
      }
  }
}

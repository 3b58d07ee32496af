// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Every optional requirement of every protocol that Snug declares, implemented in a subclass of the
/// class that conforms, is reached through the protocol (Documentation/SourceLowering.md §5.2).
@Suite("Every optional method")
struct EveryOptionalMethodTests {
  private struct Statement: Decodable {
    let name: String
    let requirements: [Requirement]
    var optional: [Requirement] { requirements.filter(\.isOptional) }
  }

  private struct Requirement: Decodable {
    let name: String
    let text: String
    let isOptional: Bool
    let isFunction: Bool
    let types: [String]
    let labels: [String]
    let result: String
  }

  private static func statements() throws -> [Statement] {
    let script = Snug.root.appendingPathComponent("Scripts/optional-methods").path
    let (status, output) = try Python.run([script, "--json"])
    try #require(status == 0, "\(output)")
    return try JSONDecoder().decode([Statement].self, from: Data(output.utf8))
  }

  @Test("the statement has every requirement that a protocol marks as optional")
  func stated() throws {
    let mark = try Regex(#"(?m)^  // (@objc(\([\w:]+\))? )?optional( = .*)?$"#)
    var marks = 0
    for module in ["UIKit", "SystemFrameworks"] {
      let folder = Snug.root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        marks += try String(contentsOf: file, encoding: .utf8).matches(of: mark).count
      }
    }

    let found = try Self.statements().flatMap(\.optional).count
    #expect(marks == found)
    #expect(marks > 300)
  }

  @Test("a subclass's method is called where its superclass conforms")
  func reached() throws {
    let statements = try Self.statements().filter { !$0.optional.isEmpty }
    let folder = try TemporaryFolder()
    try folder.write(Self.app(statements) + Self.support, to: "App.swift")
    let imports =
      "import UIKit\nimport CoreData\nimport WebKit\nimport MapKit\nimport CoreLocation\n"
      + "import MessageUI\nimport StoreKit\nimport UserNotifications\nimport SafariServices\nimport PushKit\n"
    for (index, statement) in statements.enumerated() {
      try folder.write(imports + Self.classes(statement), to: "Case\(index).swift")
    }

    let result = try Snug.run(
      "render", ".", "--device", "iPhone X", "--format", "text", "--output", "out", "--strict",
      in: folder.url)

    try #require(result.exitCode == 0, "\(result.errors.prefix(4000))")
    let dump = LayoutDump(try folder.read("out/iPhone-X_portrait_L.txt"))
    let count = statements.flatMap(\.optional).count
    #expect(dump.first("UILabel")?.rest == "\"\(count) reached, missed:\"")
  }

  // MARK: The app

  /// A class that conforms, one below it with every optional member, and the calls.
  private static func classes(_ statement: Statement) -> String {
    let needed = statement.requirements.filter { !$0.isOptional }.map { one in
      one.isFunction
        ? "  \(one.text) { \(value(of: one.result, isResult: true)) }"
        : "  var \(one.name): \(one.result) = \(value(of: one.result))"
    }
    var members: [String] = []
    var calls: [String] = []
    for (index, one) in statement.optional.enumerated() {
      let hit = "hits.insert(\"\(statement.name) \(index) \(one.name)\")"
      let answer = value(of: one.result, isResult: true)
      if one.isFunction {
        members.append("  \(one.text) { \(hit); \(answer) }")
        let arguments = zip(one.labels, one.types).map { label, type in
          (label == "_" ? "" : "\(label): ") + value(of: type)
        }
        calls.append("  _ = object.\(one.name)(\(arguments.joined(separator: ", ")))")
      } else {
        let setter = one.text.contains("set }") ? " set {}" : ""
        members.append("  var \(one.name): \(one.result) { get { \(hit); \(answer) }\(setter) }")
        calls.append("  _ = object.\(one.name)")
      }
      let missing = "missed.append(\"\(statement.name) \(one.name)\")"
      calls.append("  if \(hit).inserted { \(missing) }")
    }
    return """
      class Base\(statement.name): NSObject, \(statement.name) {
      \(needed.joined(separator: "\n"))
      }
      class Sub\(statement.name): Base\(statement.name) {
      \(members.joined(separator: "\n"))
      }
      @MainActor func call\(statement.name)() {
        let object: any \(statement.name) = Sub\(statement.name)()
      \(calls.joined(separator: "\n"))
      }

      """
  }

  /// An expression of a type; objects are memory of their class that nobody looks at.
  private static func value(of type: String, isResult: Bool = false) -> String {
    let prefix = isResult ? "return " : ""
    if type.isEmpty { return "" }
    if type.hasSuffix("?") || type.hasSuffix("!") { return prefix + "nil" }
    if type.hasPrefix("["), type.contains(":") { return prefix + "[:]" }
    if type.hasPrefix("[") || type.hasPrefix("Set<") { return prefix + "[]" }
    if let arrow = type.range(of: "->") {
      let commas = type[..<arrow.lowerBound].filter { $0 == "," }.count
      let names = Array(repeating: "_", count: commas + 1).joined(separator: ", ")
      return prefix + (type.contains("()") ? "{}" : "{ \(names) in }")
    }
    return prefix + (values[type] ?? "blank((\(type)).self)")
  }

  private static let values = [
    "String": "\"\"", "URL": "URL(fileURLWithPath: \"/\")",
    "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))", "Selector": "Selector(\"x\")",
    "IndexPath": "IndexPath(row: 0, section: 0)", "UnsafeMutablePointer<CGPoint>": "point",
    "any Error": "CocoaError(.fileNoSuchFile)", "any UIDragSession": "Session()",
    "any UIDropSession": "Session()", "any UICoordinateSpace": "UIView()",
    "any UIContentConfiguration": "UIListContentConfiguration.cell()",
    "any UIBarPositioning": "UINavigationBar()", "any UIDynamicItem": "UIView()",
    "any UIViewControllerAnimatedTransitioning": "BaseUIViewControllerAnimatedTransitioning()",
    "any UIViewControllerContextTransitioning": "Transition()",
    "any UIContextMenuInteractionCommitAnimating": "Committing()",
    "any UIPointerInteractionAnimating": "Pointing()",
    "any UIViewImplicitlyAnimating": "UIViewPropertyAnimator(duration: 0, curve: .linear)",
    "any MKAnnotation": "BaseMKAnnotation()", "any UISpringLoadedInteractionContext": "Spring()",
    "PKPushType": ".voIP", "any SCNSceneRenderer": "SCNView()",
    "any MKOverlay": "MKCircle(center: CLLocationCoordinate2D(), radius: 1)",
    "any UIViewControllerTransitionCoordinator": "Coordinating()",
    "any QLPreviewItem": "NSURL(fileURLWithPath: \"/\")",
    "any UIView & UITextDraggable": "UITextField()",
    "any UIView & UITextDroppable": "UITextField()",
    "any UITextPasteConfigurationSupporting": "UITextField()", "any UIDragAnimating": "Texts()",
    "any UITextDragRequest": "Texts()", "any UITextDropRequest": "Texts()",
    "any UITextPasteItem": "Texts()",
    "any NSTextLocation": "NSTextContentStorage().documentRange.location",
    "Any": "0", "any NSFetchedResultsSectionInfo": "SectionInfo()",
    "CollectionDifference<NSManagedObjectID>": "[NSManagedObjectID]().difference(from: [])",
  ]

  /// The app, whose one label tells what was reached.
  private static func app(_ statements: [Statement]) -> String {
    SmallApp.delegate(showing: "ReachController()") + """
      class ReachController: UIViewController {
        override func loadView() {
          \(statements.map { "call\($0.name)()" }.joined(separator: "; "))
          let label = UILabel()
          label.text = "\\(hits.count - missed.count) reached, missed:"
            + missed.map { " " + $0 }.joined()
          view = label
        }
      }

      """
  }

  private static let support = """
    import CoreData
    import UIKit

    var hits: Set<String> = []
    var missed: [String] = []
    let point = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)

    @_silgen_name("swift_allocObject")
    func allocate(_ type: UnsafeRawPointer, _ size: Int, _ mask: Int) -> UnsafeMutableRawPointer

    func blank<T: AnyObject>(_ type: T.Type) -> T {
        let memory = allocate(unsafeBitCast(type, to: UnsafeRawPointer.self), 8192, 15)
        (memory + 16).initializeMemory(as: UInt8.self, repeating: 0, count: 8176)
        return Unmanaged<T>.fromOpaque(memory).retain().takeUnretainedValue()
    }
    func blank<T>(_ type: T.Type) -> T {
        let size = MemoryLayout<T>.stride
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return memory.load(as: T.self)
    }
    final class Session: NSObject, UIDragSession, UIDropSession {
        var localContext: Any?
        var localDragSession: (any UIDragSession)? { nil }
        var items: [UIDragItem] { [] }
        func location(in view: UIView) -> CGPoint { .zero }
        var allowsMoveOperation: Bool { true }
        var isRestrictedToDraggingApplication: Bool { false }
        var progress: Progress { Progress() }
        var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none
        func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
        func canLoadObjects(ofClass aClass: NSItemProviderReading.Type) -> Bool { false }
        func loadObjects(
          ofClass aClass: NSItemProviderReading.Type,
          completion: @escaping ([NSItemProviderReading]) -> Void
        ) -> Progress { progress }
    }
    /// What texts are dragged, dropped and pasted with.
    final class Texts: NSObject, UITextDragRequest, UITextDropRequest, UITextPasteItem, UIDragAnimating {
        var dragRange: UITextRange { UITextRange() }
        var suggestedItems: [UIDragItem] { [] }
        var existingItems: [UIDragItem] { [] }
        var isSelected: Bool { false }
        var dragSession: any UIDragSession { Session() }
        var dropPosition: UITextPosition { UITextPosition() }
        var suggestedProposal: UITextDropProposal { UITextDropProposal(dropAction: .insert) }
        var isSameView: Bool { false }
        var dropSession: any UIDropSession { Session() }
        var itemProvider: NSItemProvider { NSItemProvider() }
        var localObject: Any? { nil }
        var defaultAttributes: [NSAttributedString.Key: Any] { [:] }
        func setResult(string: String) {}
        func setResult(attributedString string: NSAttributedString) {}
        func setResult(attachment textAttachment: NSTextAttachment) {}
        func setNoResult() {}
        func setDefaultResult() {}
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    }
    final class Spring: NSObject, UISpringLoadedInteractionContext {
        var state: UISpringLoadedInteractionEffectState { .inactive }
        var targetView: UIView?
        var targetItem: Any?
        func location(in view: UIView?) -> CGPoint { .zero }
    }
    final class SectionInfo: NSFetchedResultsSectionInfo {
        let name = ""
        let indexTitle: String? = nil
        let numberOfObjects = 0
        let objects: [Any]? = nil
    }
    final class Pointing: NSObject, UIPointerInteractionAnimating {
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping (Bool) -> Void) {}
    }
    final class Committing: NSObject, UIContextMenuInteractionCommitAnimating {
        var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
        var previewViewController: UIViewController? { nil }
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping () -> Void) {}
    }
    final class Coordinating: NSObject, UIViewControllerTransitionCoordinator {
        typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void
        let completionCurve = UIView.AnimationCurve.linear
        let containerView = UIView()
        let presentationStyle = UIModalPresentationStyle.none
        let targetTransform = CGAffineTransform.identity
        let completionVelocity: CGFloat = 0, percentComplete: CGFloat = 0
        let transitionDuration: TimeInterval = 0
        let initiallyInteractive = false, isAnimated = false, isCancelled = false
        let isInteractive = false, isInterruptible = false
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
        func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool { false }
        func animateAlongsideTransition(
            in view: UIView?, animation: Handler?, completion: Handler?
        ) -> Bool { false }
        func notifyWhenInteractionEnds(_ handler: @escaping Handler) {}
        func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}
    }
    final class Transition: NSObject, UIViewControllerContextTransitioning {
        var containerView: UIView { UIView() }
        var isAnimated: Bool { false }
        var isInteractive: Bool { false }
        var transitionWasCancelled: Bool { false }
        var presentationStyle: UIModalPresentationStyle { .none }
        var targetTransform: CGAffineTransform { .identity }
        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() {}
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) {}
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
        func initialFrame(for vc: UIViewController) -> CGRect { .zero }
        func finalFrame(for vc: UIViewController) -> CGRect { .zero }
    }

    """
}

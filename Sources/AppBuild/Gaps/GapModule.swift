// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import GapRepair

/// The module that stands for what is missing: one for the whole app, so that a placeholder is the
/// same type everywhere (Documentation/Gaps.md §5).
enum GapModule {
  static let name = "SnugGaps"

  static func text(_ placeholders: [Placeholder]) -> String {
    runtime + layout + placeholders.map(\.text).joined(separator: "\n") + "\n"
  }

  /// The line of the first placeholder, from 1.
  static var firstPlaceholderLine: Int { (runtime + layout).filter { $0 == "\n" }.count + 1 }

  private static let runtime = """
    import Foundation
    import HeadlessHost
    import UIKit

    @_silgen_name("__start_swift5_protocol_conformances") func snugFirstConformance()
    @_silgen_name("__stop_swift5_protocol_conformances") func snugLastConformance()

    /// Functions in name only: the linker gives these names to both ends of what it gathers.
    let snugConformances: Void = {
      let first: @convention(thin) () -> Void = snugFirstConformance
      let last: @convention(thin) () -> Void = snugLastConformance
      let start = unsafeBitCast(first, to: UnsafeRawPointer.self)
      let count = unsafeBitCast(last, to: UnsafeRawPointer.self) - start
      LeftOutRecord.useConformances(UnsafeRawBufferPointer(start: start, count: count))
    }()

    public func snugLeftOut(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) {
      LeftOutRecord.note(needs, file, line)
    }

    public func snugLacks(
      _ type: Any.Type, _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) {
      LeftOutRecord.note(needs, of: type, file, line)
    }

    public func snugFalse(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
      LeftOutRecord.note(needs, file, line)
      return false
    }

    public func snugNeutral<T>(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) -> T {
      snugConformances
      return LeftOutRecord.neutral(T.self, needs, file, line)
    }

    public func snugTold(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) {
      LeftOutRecord.noteInert(needs, file, line)
    }

    public func snugKept(
      _ needs: StaticString, _ value: Any?, file: StaticString = #filePath, line: UInt = #line
    ) {
      LeftOutRecord.noteKeeping(of: value, needs, file, line)
    }

    public func snugAbsent<T>(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) -> T {
      snugConformances
      return LeftOutRecord.absent(T.self, needs, file, line)
    }

    public func snugGiven<T>(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) -> T {
      snugConformances
      return LeftOutRecord.given(T.self, needs, file, line)
    }

    public func snugMade<T>(
      _ needs: StaticString, _ value: T, file: StaticString = #filePath, line: UInt = #line
    ) -> T {
      LeftOutRecord.noteMaking(of: value, from: [], needs, file, line)
      return value
    }

    func snugMade<T>(
      _ needs: StaticString, _ value: T, of parts: [Any?], _ file: StaticString, _ line: UInt
    ) {
      LeftOutRecord.noteMaking(of: value, from: parts, needs, file, line)
    }

    public func snugWithout<T>(
      _ needs: StaticString, _ value: T, file: StaticString = #filePath, line: UInt = #line
    ) -> T {
      LeftOutRecord.note(needs, file, line)
      return value
    }

    public func snugText(
      _ needs: StaticString, _ key: String, file: StaticString = #filePath, line: UInt = #line
    ) -> String {
      LeftOutRecord.note(needs, file, line)
      return Foundation.NSLocalizedString(key, comment: "")
    }

    public func snugContent(
      _ needs: StaticString, _ owner: Any?, _ name: String, _ value: Any?,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      LeftOutRecord.note(needs, file, line)
      guard Thread.isMainThread, let owner = owner as? UIViewController,
        owner is SnugContainer || owner is SnugHolder
      else { return }
      nonisolated(unsafe) let given = value
      MainActor.assumeIsolated { owner.snugContain([(label: name, value: given)]) }
    }

    public func snugStop(
      _ needs: StaticString, file: StaticString = #filePath, line: UInt = #line
    ) -> Never {
      LeftOutRecord.stop(needs, file, line)
    }

    extension UIViewController {
      /// Takes the controllers that a container is made with: tabs all, others one of them.
      public func snugContain(_ parts: [(label: String, value: Any?)]) {
        let given = parts.flatMap { part in
          ((part.value as? [Any]) ?? [part.value as Any]).compactMap { value in
            (value as? UIViewController).map { (label: part.label.lowercased(), controller: $0) }
          }
        }
        let words = ["center", "centre", "content", "main", "root", "front", "top"]
        let main = given.first { one in words.contains { one.label.contains($0) } } ?? given.first
        guard let main = main?.controller else { return }
        switch self {
        case let tabs as UITabBarController: tabs.viewControllers = given.map { $0.controller }
        case let navigation as UINavigationController: navigation.viewControllers = [main]
        case let container as SnugContainer:
          container.snugContent.map { $0.viewIfLoaded?.removeFromSuperview() }
          container.snugContent = main
          container.showsContentAlone = snugIsDrawer(parts.map { $0.label.lowercased() })
          addChild(main)
          if container.isViewLoaded { container.snugShowContent() }
          main.didMove(toParent: self)
        case let holder as SnugHolder:
          children.forEach { $0.viewIfLoaded?.removeFromSuperview(); $0.removeFromParent() }
          addChild(main)
          if isViewLoaded { holder.snugShowContained() }
          main.didMove(toParent: self)
        default: break
        }
      }
    }

    /// Whether the labels say that one controller is the content, and all others lie beside or under it.
    func snugIsDrawer(_ labels: [String]) -> Bool {
      let words = ["center", "centre", "content", "main", "root", "front", "top"]
      let beside = ["left", "right", "side", "menu", "drawer", "rear", "under"]
      func says(_ label: String, _ words: [String]) -> Bool { words.contains { label.contains($0) } }
      let others = labels.filter { says($0, beside) }
      let contents = labels.filter { !says($0, beside) }
      return !others.isEmpty && contents.count == 1 && says(contents[0], words)
    }

    open class SnugContainer: UIViewController, ContentContainer {
      var snugContent: UIViewController?
      public var showsContentAlone = false

      open override func viewDidLoad() {
        super.viewDidLoad()
        snugShowContent()
      }

      func snugShowContent() {
        guard let content = snugContent?.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
      }
    }

    /// A controller in Objective-C, which shows one that it is made with or given.
    public protocol SnugHolder: UIViewController {}

    extension SnugHolder {
      public func snugShowContained() {
        guard let content = children.first?.view, content.superview == nil else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
      }
    }

    public protocol SnugPlaceholder: NeutralValue { init() }

    extension SnugPlaceholder {
      public static var snugNeutralValue: Any { Self() }
    }

    """
}

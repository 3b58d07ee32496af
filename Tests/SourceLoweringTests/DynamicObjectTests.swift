// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import SourceLowering

/// What Objective-C's objects allow that Swift on Linux does not, as an app that runs
/// (Documentation/SourceLowering.md §4.5, §6.13).
@Suite("Objects without a type", .serialized, .enabled(if: TrialApp.isInstalled))
struct DynamicObjectTests {
  private static let text = """
    import UIKit
    import SQLite3
    import libxml2.HTMLparser
    import zlib
    protocol Made {}
    extension NSObject: Made {}
    extension Made where Self: NSObject {
      init(closure: (Self) -> Void) {
        self.init()
        closure(self)
      }
    }
    protocol FromNib where Self: UIViewController { static func fresh() -> Self }
    extension FromNib {
      static func fresh() -> Self { Self(nibName: "Own", bundle: nil) }
    }
    class Own: UIViewController, FromNib {}
    class Path: UINavigationController {
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
      }
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        title = "path"
      }
      required init?(coder: NSCoder) { nil }
    }
    func make<T: UIViewController>() -> T { T() }

    @main struct Program {
      @MainActor static func main() {
        let label = UILabel { $0.text = "made" }
        let format = DateFormatter { $0.dateFormat = "yyyy" }
        print(format.dateFormat ?? "")
        print(label.text ?? "", Own.fresh().nibName ?? "", (make() as Path).title ?? "")
        let info: [String: Any] = [
          "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "time": 0.25,
          "curve": NSNumber(value: 7), "list": ["a", "b"], "map": ["k": "v"],
        ]
        let frame = (info["frame"] as AnyObject).cgRectValue
        let height: CGFloat = (info["frame"]! as AnyObject).cgRectValue.height
        print(frame!.width, height, (info["time"] as AnyObject).doubleValue!)
        print(UInt((info["curve"] as AnyObject).integerValue << 16))
        print((info["map"] as AnyObject)["k"] as? String ?? "", (info["list"] as AnyObject).count!)
        print((info["map"] as AnyObject).cgRectValue == nil)
        let red: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        print(red.components!, blue == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        var store: OpaquePointer?
        print(sqlite3_open(":memory:", &store) == SQLITE_OK, crc32(0, nil, 0))
        let document = htmlReadDoc("<p>text", nil, "UTF-8", Int32(HTML_PARSE_RECOVER.rawValue))
        print(String(cString: xmlNodeGetContent(xmlDocGetRootElement(document))))
        print(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
      }
    }
    """

  @Test("objects are delegated to, asked for values, and made of literals")
  func runs() throws {
    #expect(
      try MetatypeTests.output(Self.text) == [
        "yyyy",
        "made Own path", "3.0 4.0 0.25", "458752", "v 2", "true",
        "[1.0, 0.0, 0.0, 1.0] true",
        "true 0", "text", "true",
      ])
  }

  @Test("a property of UIKit's is asked of what is cast to any object, a method is not")
  func castObjects() {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ sender: Any) {
        print((sender as AnyObject).tag ?? 0)
        (sender as AnyObject).reload()
      }
      """)
    #expect(
      lowered.contains(
        "UIKit.RuntimeRegistry.member(of: (sender as AnyObject), named: \"tag\", as: Int.self)"))
    #expect(!lowered.contains("named: \"reload\""))
  }

  @Test("what is asked is what UIKit's stand-in for such objects has")
  func members() throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../Sources/UIKit/Foundation/DynamicValue.swift"
    ).standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let names = text.matches(of: /public (?:var|func) (\w+)/).map { String($0.1) }
    #expect(Set(names) == UsageRewriter.dynamicMembers)
  }
}

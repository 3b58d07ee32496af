// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import AppBuild

/// Forms that UIKit's libraries have, which Xcode compiles without a word (Documentation/Gaps.md).
@Suite("Forms of libraries", .serialized, .enabled(if: TrialApp.isInstalled))
struct LibraryFormTests {
  /// Builds and runs sources; what was left out, as `File.swift:3`, and what was printed.
  private func outcome(_ text: String, mode: String) throws -> (gaps: [String], out: String) {
    let app = try TrialApp()
    defer { app.remove() }
    let description = app.description([try app.write(text, to: "Kit.swift")], mode: mode)
    let built = try app.builder.build(description)
    let gaps = built.gaps.places.map { place in
      "\(URL(fileURLWithPath: place.file).lastPathComponent):\(place.line)"
    }
    return (gaps, try run(built).out)
  }

  @Test("an equality that is no actor's asks its superclass on the main actor, in mode 6")
  func equality() throws {
    let result = try outcome(
      """
      import UIKit
      final class Tag: UIView {
        let name: String
        init(name: String) { self.name = name; super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
        override func isEqual(_ object: Any?) -> Bool {
          MainActor.assumeIsolated { super.isEqual(object) || (object as? Tag)?.name == name }
        }
      }
      @main struct Program {
        static func main() {
          let (a, b, c) = (Tag(name: "x"), Tag(name: "x"), Tag(name: "y"))
          print(a.isEqual(a), a.isEqual(b), a.isEqual(c), [c, b].contains(a))
        }
      }
      """, mode: "6")
    #expect(result.gaps == [])
    #expect(result.out == "true true false true\n")
  }

  @Test("what a library offers SwiftUI is gone around, and its views are there")
  func wrapped() throws {
    let result = try outcome(
      """
      import SwiftUI
      import UIKit
      public final class Badge: UIView {
        public var text = "new"
        public override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
      }
      public struct BadgeView: UIViewRepresentable {
        public let text: String
        public init(text: String) { self.text = text }
        public func makeUIView(context: Context) -> Badge { Badge() }
        public func updateUIView(_ view: Badge, context: Context) { view.text = text }
      }
      public struct Shelf<Content: View>: View {
        private let content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
        public var body: some View { HStack { content; BadgeView(text: "a") } }
      }
      @main struct Program {
        static func main() { print(Badge().intrinsicContentSize, Badge().text) }
      }
      """, mode: "5.0")
    #expect(result.out == "(40.0, 20.0) new\n")
    #expect(result.gaps.allSatisfy { $0 != "Kit.swift:3" && $0 != "Kit.swift:19" })
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Private types of one name in several files (Documentation/SourceLowering.md §6.1.1).
@Suite("Private types of one name")
struct HomonymTests {
  private static let first = """
    import UIKit
    private final class Mark: UIView {
      let text: String
      init(text: String) { self.text = text; super.init(frame: .zero) }
      override init(frame: CGRect) { text = "plain"; super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    @MainActor func one() -> String { make(Mark.self).text + Mark(text: "x").text }
    @MainActor func make<T: UIView>(_ type: T.Type) -> T { T(frame: .zero) }
    """
  private static let second = """
    import UIKit
    fileprivate class Mark: UIControl {
      var hits = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(hit), for: .touchUpInside)
      }
      required init?(coder: NSCoder) { nil }
      struct Pair { var a = 2 }
    }
    private final class Below: Mark { override var intrinsicContentSize: CGSize { .zero } }
    fileprivate extension Mark { @objc func hit() { hits += Pair().a } }
    @MainActor func two() -> Int {
      let mark = make(Below.self)
      mark.sendActions(for: .touchUpInside)
      return mark.hits
    }
    """
  private static let third = """
    import UIKit
    private enum Mark { case a, b }
    private struct Other { var mark = Mark.b }
    @main struct Program {
      @MainActor static func main() { print(one(), two(), Other().mark) }
    }
    """

  @Test("each has the initialisers that its own superclass asks for")
  func initialisers() {
    let lowered = Lowered(Self.first, Self.second, Self.third)
    #expect(lowered.contains("required init(frame: CGRect) { text", in: 0))
    #expect(lowered.contains("required init(frame: CGRect) {\n    super", in: 1))
    #expect(!lowered.contains("local@", in: 0) && !lowered.contains("local@", in: 1))
    #expect(!lowered.registration.contains("local@"))
  }

  @Test("they compile and run, each with its own actions", .enabled(if: TrialApp.isInstalled))
  func runs() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let files = try [(Self.first, "One"), (Self.second, "Two"), (Self.third, "Three")].map {
      try trial.write($0, to: "\($1).swift")
    }
    let result = try run(trial.builder.build(trial.description(files)))
    #expect(result.out == "plainx 2 b\n", "\(result.error)")
  }
}

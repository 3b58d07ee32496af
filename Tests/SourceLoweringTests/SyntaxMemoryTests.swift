// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

@Suite("Trees that are kept between rounds")
struct SyntaxMemoryTests {
  private let options = LoweringOptions(moduleName: "App")
  private let base = SourceInput(path: "/Base.swift", text: "import UIKit\nclass Base: UIView {}\n")
  private let user = SourceInput(
    path: "/User.swift", text: "import UIKit\nclass User: Base { @objc func tap() {} }\n")

  @Test("only files that changed are read again")
  func readsChangesAlone() {
    let memory = SyntaxMemory()
    let lowering = SourceLowering(options, memory: memory)
    _ = lowering.lower([base, user])
    #expect(memory.readings == 2)

    _ = lowering.lower([base, user])
    #expect(memory.readings == 2)

    _ = lowering.lower([base, SourceInput(path: user.path, text: "import UIKit\n")])
    #expect(memory.readings == 3)
  }

  @Test("a module comes out as it does without them, after a change of what others inherit")
  func isTheSame() {
    let memory = SyntaxMemory()
    let changed = SourceInput(path: base.path, text: "import UIKit\nclass Base: UIControl {}\n")
    let first = SourceLowering(options, memory: memory).lower([base, user])
    let second = SourceLowering(options, memory: memory).lower([changed, user])

    #expect(first == SourceLowering(options).lower([base, user]))
    #expect(second == SourceLowering(options).lower([changed, user]))
    #expect(first != second)
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

/// Documentation/SystemFrameworks.md §6.
@Suite("Printed geometry")
struct GeometryDescriptionTests {
  @Test("points, sizes and rectangles print as on Apple's systems, also within others")
  func printed() {
    let frame = CGRect(x: 0, y: 0.5, width: 100, height: 20)
    #expect("\(frame)" == "(0.0, 0.5, 100.0, 20.0)")
    #expect("\(frame.origin) \(frame.size)" == "(0.0, 0.5) (100.0, 20.0)")
    #expect("\([frame.size])" == "[(100.0, 20.0)]")
    #expect("\(Optional(frame.origin) as Any)" == "Optional((0.0, 0.5))")
    #expect(String(describing: CGRect.null) == "(inf, inf, 0.0, 0.0)")
    #expect(String(reflecting: frame) == "(0.0, 0.5, 100.0, 20.0)")
  }
}

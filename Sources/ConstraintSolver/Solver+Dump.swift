// Part of Snug, under the Apache License 2.0; see LICENSE.

private import Geometry

/// The state as text, for bug reports and tests.
extension Solver {
  /// One line a variable and one a constraint, in order of insertion.
  ///
  ///     v0 = 16
  ///     c2 required: v0 - 16 == 0 (active)
  ///     c3 @750: v0 - 20 >= 0 (violated by 4)
  ///
  /// `active` constraints decide values; the others `hold` or are violated.
  package func dump() -> String {
    settle()
    let state = state.pointee
    var entries: [(order: Int, isVariable: Bool, line: String)] = []
    for index in 0..<Int32(state.symbols.count) {
      let entry = state.symbols[index]
      switch entry.kind {
      case .variable:
        let value = Self.text(state.tableauValue(of: index))
        entries.append((entry.order, true, "v\(index) = \(value)"))
      case .constraint: entries.append((entry.order, false, line(of: index)))
      case .unused, .ghost: break
      }
    }
    entries.sort { ($0.isVariable ? 0 : 1, $0.order) < ($1.isVariable ? 0 : 1, $1.order) }
    return entries.map(\.line).joined(separator: "\n")
  }

  private func line(of symbol: Int32) -> String {
    let state = state.pointee
    let entry = state.symbols[symbol]
    let level = entry.priority >= 1000 ? "required" : "@\(Self.text(Double(entry.priority)))"
    let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="]
    let residual = state.tableauValue(of: symbol)
    let isViolated =
      (residual > state.tolerance && entry.costsAbove)
      || (residual < -state.tolerance && entry.costsBelow)
    let fact =
      isViolated
      ? "violated by \(Self.text(abs(residual)))" : entry.place < 0 ? "active" : "holds"
    return
      "c\(symbol) \(level): \(expression(of: symbol)) \(sign[entry.relation] ?? "?") 0 (\(fact))"
  }

  private func expression(of symbol: Int32) -> String {
    let state = state.pointee
    var text = ""
    for term in state.symbols.terms(of: symbol) {
      let size = abs(term.coefficient)
      let sign = term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += sign + (size == 1 ? "" : "\(Self.text(size))*") + "v\(term.variable.index)"
    }
    let constant = state.symbols[symbol].constant
    if text.isEmpty { return Self.text(constant) }
    if constant == 0 { return text }
    return text + (constant < 0 ? " - " : " + ") + Self.text(abs(constant))
  }

  /// At most six decimals, and no decimal point for whole numbers.
  private static func text(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings

extension Finding {
  /// Where else its cause shows, in one line: `also Detail; in 3 more views: ContactCell.town, …`;
  /// empty where nowhere.
  var alsoText: String {
    let others = screens.dropFirst()
    var views: [String] = []
    for one in also
    where one.viewPath != viewPath && !one.viewPath.isEmpty && !views.contains(one.viewPath) {
      views.append(one.viewPath)
    }
    var parts: [String] = []
    if !others.isEmpty { parts.append("on \(Self.list(Array(others)))") }
    if !views.isEmpty {
      let count = "\(views.count) more \(views.count == 1 ? "view" : "views")"
      parts.append("in \(count): \(Self.list(views))")
    }
    return parts.joined(separator: "; ")
  }

  /// The first three of some names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

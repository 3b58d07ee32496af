// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

@testable import Inspection

/// What is said about a view, by its path, on a screen that is made here.
@MainActor
func explanation(
  of path: String, in container: (UIViewController) -> UIViewController = { $0 },
  _ fill: (UIViewController) -> Void
) throws -> Explanation {
  try onScreen(in: container, fill) { configuration, _ in
    let directory = ViewDirectory(UIApplication.shared.windows)
    let query = ViewQuery(path)
    let found = directory.views(matching: query)
    let view = try #require(
      query.number.map { found[$0] } ?? found.first,
      "\(path) is none of \(directory.names().joined(separator: "; "))")
    return Explainer(directory).explanation(of: view, query.value, in: configuration)
  }
}

extension Explanation {
  subscript(_ name: String) -> ExplainedValue {
    get throws { try #require(values.first { $0.name == name }) }
  }
}

extension ExplainedValue {
  /// What the parts add up to.
  var sum: Double { parts.compactMap(\.amount).reduce(0, +) }

  func part(_ kind: ExplainedPart.Kind) throws -> ExplainedPart {
    try #require(parts.first { $0.kind == kind })
  }
}

extension UIView {
  /// Adds a view that constraints place.
  @discardableResult
  func constrain<View: UIView>(_ view: View, _ constraints: (View) -> [NSLayoutConstraint]) -> View
  {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints(view))
    return view
  }

  /// To all four edges of the superview.
  func edges(_ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    guard let outer = superview else { return [] }
    return [
      topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ]
  }
}

/// A table's rows, made by a closure.
final class ExplainedRows: NSObject, UITableViewDataSource {
  let make: () -> UITableViewCell

  init(_ make: @escaping () -> UITableViewCell) { self.make = make }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { make() }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

extension PreviewRegistry {
  /// The names of all previews, in the order of the sources.
  package static var names: [String] { screens.map(\.name) }

  /// Makes the named preview's screen; a view gets a controller of its own.
  ///
  /// - Returns: nil when no preview has that name.
  package static func controller(_ name: String) -> UIViewController? {
    guard let screen = screens.first(where: { $0.name == name })?.make() else { return nil }
    if let controller = screen as? UIViewController { return controller }
    guard let view = screen as? UIView else { return nil }
    let controller = UIViewController()
    controller.loadArchivedView = { [unowned controller] in controller.view = view }
    return controller
  }
}

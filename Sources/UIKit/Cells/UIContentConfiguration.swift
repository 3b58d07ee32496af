// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A description of content that can make a view for itself.
public protocol UIContentConfiguration {
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  @preconcurrency @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  // @objc(supportsConfiguration:)
  // optional = type(of: self.configuration) == type(of: configuration)
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

/// Content and background of one cell by configuration (Documentation/TableView.md §8).
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  /// The view that was made from ``content``; the cell's content view at the moment.
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  /// Whether the state changed since configurations were brought up to date.
  var needsUpdate = true

  /// Takes a configuration over.
  ///
  /// - Returns: The view that becomes the content view, or nil when the one there goes on.
  mutating func take(_ configuration: any UIContentConfiguration) -> (any UIView & UIContentView)? {
    content = configuration
    if let contentView, contentView.supports(configuration) {
      contentView.configuration = configuration
      return nil
    }
    let made = configuration.makeContentView()
    contentView = made
    return made
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where new views for a reuse identifier come from.
enum ViewSource {
  case type(UIView.Type)
  case nib(UINib)
  /// A prototype of a storyboard.
  case prototype(@MainActor () -> UIView)

  /// The source of a registered class, nil to register nothing.
  @MainActor
  init?(_ viewClass: AnyClass?) {
    guard let type = viewClass as? UIView.Type else { return nil }
    self = .type(type)
  }

  /// Makes a view; `frame` is for classes, archived views bring theirs.
  ///
  /// - Returns: nil when a nib holds anything but one `View`.
  @MainActor
  func make<View: UIView>(_ view: View.Type, frame: CGRect) -> View? {
    switch self {
    case .type(let type): return type.init(frame: frame) as? View
    case .prototype(let make): return make() as? View
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      return objects.count == 1 ? objects[0] as? View : nil
    }
  }
}

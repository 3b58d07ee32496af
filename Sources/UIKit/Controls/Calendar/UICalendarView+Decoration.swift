// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICalendarView {
  public enum DecorationSize: Int, Sendable {
    case small, medium, large

    /// Points across; estimates.
    var points: CGFloat {
      switch self {
      case .small: 5
      case .medium: 8
      case .large: 12
      }
    }
  }

  /// What stands below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    let makeView: () -> UIView

    private init(makeView: @escaping () -> UIView) { self.makeView = makeView }

    /// A dot in the system's grey.
    public override convenience init() { self.init(color: nil, size: .medium) }

    private convenience init(color: UIColor?, size: DecorationSize) {
      self.init {
        let dot = DecorationDot(frame: CGRect(x: 0, y: 0, width: size.points, height: size.points))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = size.points / 2
        return dot
      }
    }

    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
    {
      self.init {
        let points = size.points * 1.5
        let scaled = image?.applyingSymbolConfiguration(.init(pointSize: points)) ?? image
        let view = UIImageView(image: scaled)
        view.tintColor = color ?? .systemFill
        return view
      }
    }

    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(makeView: customViewProvider)
    }

    public class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(color: color, size: size)
    }

    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    public class func customView(
      _ customViewProvider: @escaping () -> UIView
    ) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }

  /// Fits its own size.
  private final class DecorationDot: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  }
}

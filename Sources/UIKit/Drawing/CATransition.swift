// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What layers call a transition, whatever key it was added for.
public let kCATransition = "transition"

/// A change from what a layer showed when the transition was added to what it shows now
/// (Documentation/Animation.md §7).
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func copyContents(to other: CAAnimation) {
    super.copyContents(to: other)
    guard let other = other as? CATransition else { return }
    (other.type, other.subtype) = (type, subtype)
    (other.startProgress, other.endProgress) = (startProgress, endProgress)
  }

  /// The share of the way after `elapsed` seconds; nil when it is over.
  final func progress(_ elapsed: TimeInterval) -> Double? {
    guard elapsed < activeDuration, duration > 0 else { return nil }
    let time = max(0, elapsed * Double(speed)).truncatingRemainder(dividingBy: duration)
    let (from, to) = (Double(startProgress), Double(endProgress))
    return from + (to - from) * paced(time)
  }
}

/// Two pictures of a layer, one giving way to the other.
struct LayerExchange {
  let transition: CATransition
  let old: DisplayList
  let progress: Double

  /// The layer's picture at this moment, both pictures in the layer's coordinates.
  func picture(of new: DisplayList, in bounds: CGRect) -> DisplayList {
    var list = DisplayList()
    let share = CGFloat(progress)
    switch transition.type.rawValue {
    case "push":
      clip(&list, bounds)
      place(old, by: offset(share, in: bounds), &list)
      place(new, by: offset(share - 1, in: bounds), &list)
      list.append(.restore)
    case "moveIn":
      clip(&list, bounds)
      list.append(old)
      place(new, by: offset(share - 1, in: bounds), &list)
      list.append(.restore)
    case "reveal":
      clip(&list, bounds)
      list.append(new)
      place(old, by: offset(share, in: bounds), &list)
      list.append(.restore)
    case "flip", "oglFlip": turn(share, new, in: bounds, &list)
    default: fade(share, new, &list)
    }
    return list
  }

  /// Both pictures, weighted so that what is the same in both stays as it is.
  private func fade(_ share: CGFloat, _ new: DisplayList, _ list: inout DisplayList) {
    list.append(.beginLayer(.init()))
    list.append(.beginLayer(.init(opacity: 1 - share)))
    list.append(old)
    list.append(.endLayer)
    list.append(.beginLayer(.init(opacity: share, blend: .plusLighter)))
    list.append(new)
    list.append(.endLayer)
    list.append(.endLayer)
  }

  /// A card that turns about its middle; the second half shows its other side. Without perspective.
  private func turn(
    _ share: CGFloat, _ new: DisplayList, in bounds: CGRect, _ list: inout DisplayList
  ) {
    let scale = max(abs(cos(share * .pi)), 1e-3)
    let isUpright = transition.subtype == .fromTop || transition.subtype == .fromBottom
    list.append(.save)
    list.append(.concat(.translation(x: bounds.midX, y: bounds.midY)))
    list.append(.concat(.scale(x: isUpright ? 1 : scale, y: isUpright ? scale : 1)))
    list.append(.concat(.translation(x: -bounds.midX, y: -bounds.midY)))
    list.append(share < 0.5 ? old : new)
    list.append(.restore)
  }

  private func clip(_ list: inout DisplayList, _ bounds: CGRect) {
    list.append(.save)
    list.append(.clip(Path(rect: bounds), .winding))
  }

  private func place(_ picture: DisplayList, by offset: CGSize, _ list: inout DisplayList) {
    list.append(.save)
    list.append(.concat(.translation(x: offset.width, y: offset.height)))
    list.append(picture)
    list.append(.restore)
  }

  /// How far a picture has gone when `share` of the way is done; what comes from a side is at −1 of
  /// it at first.
  private func offset(_ share: CGFloat, in bounds: CGRect) -> CGSize {
    switch transition.subtype {
    case .some(.fromRight): return CGSize(width: -share * bounds.width, height: 0)
    // Core Animation's top is that of a coordinate system that grows upward.
    case .some(.fromTop): return CGSize(width: 0, height: -share * bounds.height)
    case .some(.fromBottom): return CGSize(width: 0, height: share * bounds.height)
    default: return CGSize(width: share * bounds.width, height: 0)
    }
  }
}

extension CALayer {
  /// The exchange of pictures under way; nil at rest.
  final var exchange: LayerExchange? {
    guard !running.isEmpty else { return nil }
    let now = localTime(CACurrentMediaTime())
    for one in running.reversed() {
      guard let transition = one.animation as? CATransition, let old = one.picture,
        let progress = transition.progress(now - one.start)
      else { continue }
      return LayerExchange(transition: transition, old: old, progress: progress)
    }
    return nil
  }
}

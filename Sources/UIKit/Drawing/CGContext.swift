// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Records drawing as a display list.
///
/// The interface is Core Graphics'; nothing is painted here. Differs from Apple's: `ctm` starts as
/// the identity in every context.
/// Behaviour note: Documentation/Drawing.md §4.
public final class CGContext {
  /// Everything that `saveGState` keeps.
  struct State {
    var fill = PaintColor.black
    var stroke = PaintColor.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var blend = BlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    var transform = CGAffineTransform.identity
    /// In the coordinates of the canvas.
    var clip: CGRect
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    var fillPattern: UIImage?
    /// Layers opened by masks; they end with the state.
    var openMasks = 0
  }

  var list = DisplayList()
  var state: State
  var saved: [State] = []
  var current = Path()
  /// The drawing area in the coordinates of the canvas, in points.
  let canvas: CGRect
  /// Pixels per point of the picture that the context makes.
  let scale: CGFloat

  /// Where Core Text draws its next line, and how it turns letters; neither is saved with the state.
  public var textPosition = CGPoint.zero
  public var textMatrix = CGAffineTransform.identity

  /// The memory of a bitmap context, once there is somebody who may look into it.
  var memory: BitmapMemory?

  init(canvas: CGRect, scale: CGFloat) {
    self.canvas = canvas
    self.scale = scale
    state = State(clip: canvas)
  }

  /// A bitmap of pixels whose y grows upward, as Core Graphics makes it (Documentation/Drawing.md
  /// §4.6); nil for a layout that it refuses.
  ///
  /// - Parameter data: The app's memory for the pixels, which has them after each drawing; nil for
  ///   memory of the context.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(canvas: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    if bitsPerComponent == 8 {
      guard
        let memory = BitmapMemory(
          data, width: width, height: height, bytesPerRow: bytesPerRow, space: space,
          info: CGBitmapInfo(rawValue: bitmapInfo))
      else { return nil }
      self.memory = memory
      if let before = memory.picture {
        list.append(.picture(PicturePlacement(picture: before, target: canvas)))
      }
    }
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  public var width: Int { Int(whole: (canvas.width * scale).rounded(.up)) }
  public var height: Int { Int(whole: (canvas.height * scale).rounded(.up)) }

  /// The finished list; states and layers that are still open are closed.
  func finish() -> DisplayList {
    while !saved.isEmpty { restoreGState() }
    closeMasks()
    return list
  }

  /// Begins anew, as a new page does: nothing is drawn, and every setting is the first one.
  func restart(size: CGSize) {
    list = DisplayList()
    state = State(clip: CGRect(origin: .zero, size: size))
    current = Path()
  }

  public func makeImage() -> CGImage? {
    if let memory, memory.isSeen { return memory.image(of: self) }
    return CGImage(picture: recordedPicture)
  }

  /// What was drawn so far.
  var recordedPicture: Picture {
    var copy = list
    for _ in 0..<state.openMasks { copy.append(.endLayer) }
    for earlier in saved.reversed() {
      copy.append(.restore)
      for _ in 0..<earlier.openMasks { copy.append(.endLayer) }
    }
    return Picture(name: "bitmap", recording: copy, size: canvas.size, scale: scale)
  }

  // State.

  public func saveGState() {
    saved.append(state)
    state.openMasks = 0
    list.append(.save)
  }

  public func restoreGState() {
    guard let earlier = saved.popLast() else { return }
    closeMasks()
    state = earlier
    list.append(.restore)
  }

  private func closeMasks() {
    for _ in 0..<state.openMasks { list.append(.endLayer) }
    state.openMasks = 0
  }

  public var ctm: CGAffineTransform { state.transform }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    // A path under construction stays where it is on the canvas.
    if !current.isEmpty { current = current.applying(transform.inverted().matrix) }
    list.append(.concat(transform.matrix))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The bounding box of the clip in user space.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(ctm.inverted()) }

  // Recording.

  /// Whether a draw with the current alpha can be seen at all.
  var draws: Bool { state.alpha > 0 }

  /// Records one drawing operation, in a layer when shadow or blend mode need one.
  func record(_ command: DisplayList.Command) {
    defer { memory?.didDraw(on: self) }
    guard state.shadow != nil || state.blend != .normal else {
      list.append(command)
      return
    }
    list.append(.beginLayer(.init(blend: state.blend, shadow: state.shadow)))
    list.append(command)
    list.append(.endLayer)
  }

  /// Records several operations as one, in a layer when shadow, blend mode or alpha need one.
  func recordGroup(_ body: () -> Void) {
    let outer = state
    let needsLayer = outer.shadow != nil || outer.blend != .normal || outer.alpha != 1
    guard needsLayer else { return body() }
    list.append(
      .beginLayer(.init(opacity: outer.alpha, blend: outer.blend, shadow: outer.shadow)))
    (state.shadow, state.blend, state.alpha) = (nil, .normal, 1)
    body()
    (state.shadow, state.blend, state.alpha) = (outer.shadow, outer.blend, outer.alpha)
    list.append(.endLayer)
  }
}

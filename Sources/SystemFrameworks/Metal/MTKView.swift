// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a layer of Metal lends for a frame; nobody makes one.
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
  var layer: CAMetalLayer { get }
}

/// A layer that code draws with the processor for graphics: empty.
open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var preferredDevice: (any MTLDevice)? { nil }
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var drawableSize = CGSize.zero
  open var maximumDrawableCount = 3
  open var presentsWithTransaction = false
  open var colorspace: CGColorSpace?
  open var allowsNextDrawableTimeout = true

  /// Always nil, as where all are in use.
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}

public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// A view that code draws with the processor for graphics: empty. Its delegate hears of its size, and is
/// not asked to draw.
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var preferredDevice: (any MTLDevice)? { nil }
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var clearDepth = 1.0
  open var clearStencil: UInt32 = 0
  open var framebufferOnly = true
  open var preferredFramesPerSecond = 60
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var autoResizeDrawable = true
  open var presentsWithTransaction = false
  /// Pixels.
  open var drawableSize = CGSize.zero
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  open var depthStencilTexture: (any MTLTexture)? { nil }

  open override class var layerClass: AnyClass { CAMetalLayer.self }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.init(frame: frameRect)
    self.device = device
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func draw() {}
  open func releaseDrawables() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard autoResizeDrawable else { return }
    let scale = max(contentScaleFactor, 1)
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    guard size != drawableSize else { return }
    drawableSize = size
    (layer as? CAMetalLayer)?.drawableSize = size
    delegate?.mtkView(self, drawableSizeWillChange: size)
  }
}

/// What a frame is drawn into; kept.
open class MTLRenderPassDescriptor: NSObject {
  open var renderTargetWidth = 0
  open var renderTargetHeight = 0
}

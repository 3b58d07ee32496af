// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What would draw; there is none, so ``MTLCreateSystemDefaultDevice()`` is nil, as where a system has
/// no processor for graphics. The protocols let code around it compile.
public protocol MTLDevice: NSObjectProtocol {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(
    bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?
}

public protocol MTLCommandQueue: NSObjectProtocol {
  var label: String? { get set }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public protocol MTLCommandBuffer: NSObjectProtocol {
  var label: String? { get set }
  func present(_ drawable: any MTLDrawable)
  func commit()
  func waitUntilCompleted()
}

public protocol MTLResource: NSObjectProtocol {
  var label: String? { get set }
}

public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}

public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var pixelFormat: MTLPixelFormat { get }
}

public protocol MTLLibrary: NSObjectProtocol {
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}

public protocol MTLFunction: NSObjectProtocol {
  var name: String { get }
}

public protocol MTLRenderPipelineState: NSObjectProtocol {}
public protocol MTLComputePipelineState: NSObjectProtocol {}
public protocol MTLDepthStencilState: NSObjectProtocol {}
public protocol MTLSamplerState: NSObjectProtocol {}

public protocol MTLDrawable: NSObjectProtocol {
  func present()
}

public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let storageModeShared: MTLResourceOptions = []
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  public static let storageModePrivate = MTLResourceOptions(rawValue: 2 << 4)
}

public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case r8Unorm = 10
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case rgba32Float = 125
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
}

public struct MTLClearColor: Equatable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A picture in memory: rows of pixels of four bytes, or of one.
public final class CVBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytes: UnsafeMutableRawBufferPointer

  init(width: Int, height: Int, format: OSType) {
    self.width = width
    self.height = height
    self.format = format
    bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: width * height * CVBuffer.bytesPerPixel(format), alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { bytes.deallocate() }

  static func bytesPerPixel(_ format: OSType) -> Int {
    format == kCVPixelFormatType_OneComponent8 ? 1 : 4
  }
}

public typealias OSType = UInt32
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076

nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
nonisolated(unsafe) public let kCVPixelBufferWidthKey: CFString = "Width"
nonisolated(unsafe) public let kCVPixelBufferHeightKey: CFString = "Height"
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: CFString =
  "CGImageCompatibility"
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString =
  "CGBitmapContextCompatibility"
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey: CFString =
  "IOSurfaceProperties"

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags

  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// An empty picture; `kCVReturnInvalidPixelFormat` for what has planes.
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0, width <= 16_384, height <= 16_384 else {
    return kCVReturnInvalidArgument
  }
  let formats = [
    kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA,
    kCVPixelFormatType_OneComponent8,
  ]
  guard formats.contains(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType)
  return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format
}
public func CVPixelBufferGetBaseAddress(
  _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { pixelBuffer.bytes.baseAddress }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.width * CVBuffer.bytesPerPixel(pixelBuffer.format)
}
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytes.count
}

/// A piece of a film or sound from a camera or a file: none ever comes.
public final class CMSampleBuffer: @unchecked Sendable {}

/// What a piece of a film is made of: never told.
public final class CMFormatDescription: @unchecked Sendable {}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

/// How large a film is, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32

  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}

public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { CMVideoDimensions() }

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetFormatDescription(
  _ sbuf: CMSampleBuffer
) -> CMFormatDescription? { nil }

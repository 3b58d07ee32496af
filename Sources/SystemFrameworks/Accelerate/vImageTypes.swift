// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The part of vImage that effects of interfaces use: pixels of four bytes, blurred, scaled and
/// multiplied (Documentation/SystemFrameworks.md §2).
public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageInvalidOffset_X = -21769
public let kvImageInvalidOffset_Y = -21770
public let kvImageMemoryAllocationError = -21771
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773
public let kvImageBufferSizeMismatch = -21774
public let kvImageUnknownFlagsBit = -21775

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
public let kvImagePrintDiagnosticsToConsole = 256
public let kvImageNoAllocate = 512

/// Pixels in rows from the top.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  /// Rows.
  public var height: vImagePixelCount
  /// Pixels a row.
  public var width: vImagePixelCount
  /// Bytes from one row to the next.
  public var rowBytes: Int

  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Memory of its own, to be freed by ``free()``.
  ///
  /// - Throws: ``vImage/Error`` for sizes below 1 and more than 32 bits a pixel.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    let error = vImageBuffer_Init(
      &self, vImagePixelCount(max(height, 0)), vImagePixelCount(max(width, 0)), bitsPerPixel, 0)
    if let error = vImage.Error(rawValue: error), error != .noError { throw error }
  }

  public func free() { data?.deallocate() }
}

public enum vImage {
  public enum Error: Int, Swift.Error {
    case noError = 0
    case roiLargerThanInputBuffer = -21766
    case invalidKernelSize = -21767
    case invalidEdgeStyle = -21768
    case memoryAllocationError = -21771
    case nullPointerArgument = -21772
    case invalidParameter = -21773
    case bufferSizeMismatch = -21774
  }
}

/// How a picture's components lie in memory.
public struct vImage_CGImageFormat {
  public var bitsPerComponent: UInt32
  public var bitsPerPixel: UInt32
  public var colorSpace: Unmanaged<CGColorSpace>!
  public var bitmapInfo: CGBitmapInfo
  public var version: UInt32
  public var decode: UnsafePointer<CGFloat>!
  public var renderingIntent: CGColorRenderingIntent

  public init() {
    self.init(
      bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0,
      decode: nil, renderingIntent: .defaultIntent)
  }

  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!,
    bitmapInfo: CGBitmapInfo, version: UInt32, decode: UnsafePointer<CGFloat>!,
    renderingIntent: CGColorRenderingIntent
  ) {
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.colorSpace = colorSpace
    self.bitmapInfo = bitmapInfo
    self.version = version
    self.decode = decode
    self.renderingIntent = renderingIntent
  }
}

/// Gives a buffer memory for `height` rows of `width` pixels, rows of whole 16 bytes.
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>!, _ height: vImagePixelCount,
  _ width: vImagePixelCount, _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  guard (1...32767).contains(height), (1...32767).contains(width), pixelBits > 0, pixelBits <= 128
  else { return kvImageInvalidParameter }
  let rowBytes = (Int(width) * Int(pixelBits) / 8 + 15) & ~15
  var data: UnsafeMutableRawPointer?
  if flags & vImage_Flags(kvImageNoAllocate) == 0 {
    data = UnsafeMutableRawPointer.allocate(byteCount: rowBytes * Int(height), alignment: 16)
    data?.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * Int(height))
  }
  buf.pointee = vImage_Buffer(data: data, height: height, width: width, rowBytes: rowBytes)
  return kvImageNoError
}

/// Gives a buffer the pixels of a picture, four bytes each as the format orders them.
public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>!,
  _ format: UnsafeMutablePointer<vImage_CGImageFormat>!,
  _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
  guard format.pointee.bitsPerComponent == 8, format.pointee.bitsPerPixel == 32 else {
    return kvImageInvalidParameter
  }
  let error = vImageBuffer_Init(
    buf, vImagePixelCount(image.height), vImagePixelCount(image.width), 32, 0)
  guard error == kvImageNoError else { return error }
  let space = format.pointee.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB()
  guard
    let context = CGContext(
      data: buf.pointee.data, width: image.width, height: image.height, bitsPerComponent: 8,
      bytesPerRow: buf.pointee.rowBytes, space: space,
      bitmapInfo: format.pointee.bitmapInfo.rawValue)
  else {
    buf.pointee.free()
    return kvImageInvalidParameter
  }
  context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  return kvImageNoError
}

/// A picture of a buffer's pixels; the caller owns it.
public func vImageCreateCGImageFromBuffer(
  _ buf: UnsafePointer<vImage_Buffer>!, _ format: UnsafePointer<vImage_CGImageFormat>!,
  _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!,
  _ userData: UnsafeMutableRawPointer!, _ flags: vImage_Flags,
  _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
  let pixels = buf.pointee
  let space = format.pointee.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB()
  let image = pixels.data.flatMap { data in
    CGContext(
      data: data, width: Int(pixels.width), height: Int(pixels.height), bitsPerComponent: 8,
      bytesPerRow: pixels.rowBytes, space: space, bitmapInfo: format.pointee.bitmapInfo.rawValue)?
      .makeImage()
  }
  error?.pointee = image == nil ? kvImageInvalidParameter : kvImageNoError
  return image.map { Unmanaged.passRetained($0) }
}

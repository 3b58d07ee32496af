// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@Suite("Bound streams")
struct BoundStreamTests {
  @Test("what is written into the one is read from the other, as far as there is room")
  func pipe() throws {
    var source: InputStream?
    var target: OutputStream?
    Foundation.Stream.getBoundStreams(
      withBufferSize: 4, inputStream: &source, outputStream: &target)
    let input = try #require(source)
    let output = try #require(target)
    var bytes: [UInt8] = [1, 2, 3, 4, 5, 6]
    #expect(output.write(bytes, maxLength: 6) == -1)
    input.open()
    output.open()
    #expect(output.write(bytes, maxLength: 6) == 4 && !output.hasSpaceAvailable)
    #expect(input.hasBytesAvailable && input.read(&bytes, maxLength: 3) == 3)
    #expect(bytes == [1, 2, 3, 4, 5, 6] && output.hasSpaceAvailable)
    output.close()
    #expect(input.streamStatus == .open && input.read(&bytes, maxLength: 3) == 1)
    #expect(bytes[0] == 4 && input.streamStatus == .atEnd)
  }
}

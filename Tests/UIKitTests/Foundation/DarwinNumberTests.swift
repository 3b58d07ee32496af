// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

/// Names of Darwin's that Linux has in another form, or not.
@Suite("Numbers and calls of Darwin")
struct DarwinNumberTests {
  /// Source: NSObjCRuntime.h.
  @Test("Foundation is newer than every version with a name")
  func version() {
    #expect(floor(NSFoundationVersionNumber) > floor(NSFoundationVersionNumber_iOS_9_x_Max))
    #expect(NSFoundationVersionNumber_iOS_8_0 == 1140.11)
  }

  @Test("numbers of sockets are what asks for them")
  func sockets() {
    let stream: Int32 = SOCK_STREAM
    let datagrams: Int32 = IPPROTO_UDP
    #expect(stream == 1 && datagrams == 17)
    #expect(Int(IPPROTO_TCP) == 6)
  }

  @Test("a file's attributes are read as they were written, where the disk keeps any")
  func attributes() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data([1]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var value: UInt8 = 7
    guard setxattr(file.path, "org.example", &value, 1, 0, 0) == 0 else { return }
    var read: UInt8 = 0
    #expect(getxattr(file.path, "org.example", nil, 0, 0, 0) == 1)
    #expect(getxattr(file.path, "org.example", &read, 1, 0, 0) == 1)
    #expect(read == 7)
    #expect(removexattr(file.path, "org.example", 0) == 0)
    #expect(getxattr(file.path, "org.example", nil, 0, 0, 0) == -1)
  }

  @Test("the bytes of data are written in place")
  func bytes() {
    let data = CFDataCreateMutable(kCFAllocatorDefault, 3)!
    CFDataSetLength(data, 3)
    CFDataGetMutableBytePtr(data)[1] = 7
    CFDataAppendBytes(data, [9], 1)
    #expect((0..<CFDataGetLength(data)).map { CFDataGetBytePtr(data)[$0] } == [0, 7, 0, 9])
  }

  @Test("a copy of a text is changed in place")
  func text() {
    let copy = CFStringCreateMutableCopy(nil, 0, "Ünal" as NSString)
    #expect(CFStringTransform(copy, nil, kCFStringTransformStripDiacritics, false))
    #expect(copy!.description == "Unal")
  }

  @Test("a view lays out by another's baselines in the old way, too")
  @MainActor
  func baselines() {
    final class Wrapper: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
      override var minimumContentSizeCategory: UIContentSizeCategory? {
        get { label.minimumContentSizeCategory }
        set { label.minimumContentSizeCategory = newValue }
      }
    }
    let view = Wrapper()
    #expect(view.forBaselineLayout() === view.label)
    view.minimumContentSizeCategory = .large
    #expect(view.label.minimumContentSizeCategory == .large)
  }
}

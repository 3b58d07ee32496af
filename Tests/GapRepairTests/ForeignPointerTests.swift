// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// The rules of Documentation/Gaps.md §5.9.
@Suite("Pointers and brackets that headers in Objective-C declare")
struct ForeignPointerTests {
  private func lines(_ header: String) throws -> [String] {
    let making = ForeignMaking(headers: [("/App/Oven.h", header)], implementations: [])
    let text = try #require(making.text)
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private func has(_ lines: [String], _ start: String) -> Bool {
    lines.contains { $0.hasPrefix(start) }
  }

  @Test("what a pointer leads to is constant where C says so, before or behind the type")
  func constants() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Oven : NSObject
      - (void)bake:(const uint8_t *)bytes count:(size_t)count;
      - (void)name:(nullable char const *)text;
      - (void)take:(const void *)place;
      - (void)fill:(uint8_t *)bytes;
      - (void)keep:(uint8_t * const)bytes;
      - (void)call:(const NSString *)name;
      - (void)stop:(BOOL *)stop whole:(bool *)whole;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(has(lines, "@objc open func bake(_ bytes: UnsafePointer<UInt8>, count: Int) {"))
    #expect(has(lines, "@objc open func name(_ text: UnsafePointer<Int8>?) {"))
    #expect(has(lines, "@objc open func take(_ place: UnsafeRawPointer) {"))
    #expect(has(lines, "@objc open func fill(_ bytes: UnsafeMutablePointer<UInt8>) {"))
    #expect(has(lines, "@objc open func keep(_ bytes: UnsafeMutablePointer<UInt8>) {"))
    #expect(has(lines, "@objc open func call(_ name: String) {"))
    #expect(
      has(
        lines,
        "@objc open func stop(_ stop: UnsafeMutablePointer<ObjCBool>, "
          + "whole: UnsafeMutablePointer<Bool>) {"))
  }

  @Test("what a category adds to a class of the headers stands in it, for subclasses to override")
  func categories() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Oven : NSObject
      @end
      @interface Grill : Oven
      - (void)warm:(BOOL)now;
      @end
      @interface Oven (Subclass)
      - (void)warm:(BOOL)now;
      - (instancetype)initWithPie:(NSString *)pie;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(lines.count { $0.hasPrefix("@objc open func warm(_ now: Bool) {") } == 1)
    let oven = try #require(lines.firstIndex { $0.contains("class Oven: NSObject") })
    let warm = try #require(lines.firstIndex { $0.contains("func warm(") })
    let grill = try #require(lines.firstIndex { $0.contains("class Grill: Oven") })
    #expect(oven < warm && warm < grill)
    #expect(!lines.contains { $0.hasPrefix("@objc public func warm") })
    #expect(has(lines, "public convenience init(pie: String)"))
  }

  @Test("objects that answer to keys and indices are asked and told by brackets")
  func subscripts() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Shelf : NSObject
      - (nullable NSString *)objectForKeyedSubscript:(NSString *)key;
      - (void)setObject:(NSString *)pie forKeyedSubscript:(NSString *)key;
      - (NSString *)objectAtIndexedSubscript:(NSUInteger)index;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(has(lines, "@objc open func object(forKeyedSubscript key: String) -> String? {"))
    #expect(
      has(
        lines,
        "open subscript(key: String) -> String? { get { self.object(forKeyedSubscript: key) }"
          + " set { if let newValue { self.setObject(newValue, forKeyedSubscript: key) } } }"))
    #expect(
      has(
        lines,
        "open subscript(key: UInt) -> String { get { self.object(atIndexedSubscript: key) } }"))
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// The rules of Documentation/Gaps.md §5.9.
@Suite("What headers in Objective-C declare")
struct ForeignMakingTests {
  private func lines(_ header: String, _ sources: [String] = []) throws -> [String] {
    let making = ForeignMaking(headers: [("/App/Oven.h", header)], implementations: sources)
    let text = try #require(making.text)
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private func has(_ lines: [String], _ start: String) -> Bool {
    lines.contains { $0.hasPrefix(start) }
  }

  @Test("a class has its superclass, properties, methods and initialisers")
  func classes() throws {
    let lines = try lines(
      """
      #import <MapKit/MapKit.h>
      NS_ASSUME_NONNULL_BEGIN
      @protocol OvenDelegate;
      /* An oven. */
      @interface OvenView : UIView <OvenDelegate, NSCopying>
      {
        int heat;
      }
      @property (nonatomic, copy, nullable) NSString *title; // shown
      @property (nonatomic, readonly, getter=isHot) BOOL hot;
      @property (weak, nonatomic, nullable) id<OvenDelegate> delegate;
      - (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
      - (nullable NSArray<NSString *> *)piesForShelf:(NSUInteger)shelf;
      - (BOOL)openWithForce:(CGFloat)force error:(NSError **)error;
      - (void)broken __attribute__((unavailable("no")));
      - (instancetype)init NS_UNAVAILABLE;
      @end
      @protocol OvenDelegate <NSObject>
      @optional
      - (void)oven:(OvenView *)oven didBurn:(nullable void (^)(NSInteger, NSString * _Nullable))done;
      @end
      NS_ASSUME_NONNULL_END
      """)

    #expect(has(lines, "import MapKit"))
    #expect(
      has(lines, "@objc(OvenView) open class OvenView: UIView, OvenDelegate, ForeignStandIn {"))
    #expect(
      has(
        lines,
        "private let snugForeign: Void = snugLacks(OvenView.self, \"OvenView in Objective-C\""))
    #expect(has(lines, "open var title: String? { get"))
    #expect(has(lines, "open var isHot: Bool { snugNeutral("))
    #expect(has(lines, "open weak var delegate: (any OvenDelegate)? { didSet"))
    #expect(has(lines, "public init(title: String) { super.init(frame: .zero);"))
    #expect(has(lines, "public required init?(coder: NSCoder)"))
    #expect(has(lines, "@objc open func pies(forShelf shelf: UInt) -> [String]? { snugNeutral("))
    #expect(has(lines, "@objc open func open(withForce force: CGFloat) throws { snugLeftOut("))
    #expect(
      has(
        lines,
        "@objc optional func oven(_ oven: OvenView, didBurn done: ((Int, String?) -> Void)? = nil)")
    )
    #expect(!lines.contains { $0.contains("broken") })
  }

  @Test("what notes a place names the header and its line")
  func places() throws {
    let lines = try lines(
      "@interface Oven : NSObject\n- (void)bake:(UIView *)pan;\n- (void)cool:(NSInteger)time;\n@end\n"
    )
    let body = "snugLeftOut(\"Oven.bake in Objective-C\", file: \"/App/Oven.h\", line: 2)"
    #expect(lines.contains("@objc open func bake(_ pan: UIView!) { \(body) }"))
    // What is given plain values alone changes nothing of the app's.
    #expect(has(lines, "@objc open func cool(_ time: Int) { snugTold("))
    #expect(has(lines, "open class var snugNeutralValue: Any { Oven() }"))
  }

  @Test("what may be nil unsaid is there, for who asks for it takes that for granted")
  func unsaid() throws {
    let lines = try lines(
      "@interface Oven : NSObject\n@property NSString *name;\n+ (instancetype)main;\n@end\n")
    #expect(lines.contains { $0.contains("snugKept_name.first ?? snugNeutral(") })
    #expect(lines.contains { $0.contains("/App/Oven.h\", line: 2) as String }") })
    #expect(lines.contains { $0.contains("func main() -> Oven! { snugAbsent(") })
    #expect(lines.contains { $0.hasSuffix("line: 3) as Oven }") })
  }

  @Test("a category extends its class; one that makes objects makes initialisers")
  func categories() throws {
    let lines = try lines(
      """
      @interface UIColor (Crust)
      @property (class, readonly) UIColor *crust;
      + (UIColor *)brownColor;
      + (UIColor *)colorWithHex:(NSString *)hex;
      @end
      """)
    #expect(has(lines, "extension UIColor {"))
    #expect(has(lines, "public class var crust: UIColor! { get"))
    #expect(has(lines, "@objc public class func brown() -> UIColor! {"))
    #expect(has(lines, "public convenience init(hex: String!) { self.init();"))
  }

  @Test("named numbers lose the words that all and their type begin with; options can be joined")
  func enumerations() throws {
    let lines = try lines(
      """
      typedef NS_ENUM(NSInteger, OvenState) { OvenStateIdle, OvenStateHot = 4, OvenStateURLLost };
      typedef NS_OPTIONS(NSUInteger, OvenParts) { OvenPartsDoor = 1 << 0, OvenPartsTray = 1 << 3 };
      typedef enum { kCold, kWarm } Warmth;
      typedef NS_ENUM(NSUInteger, OvenTouch) { OvenTouchBlockAll, OvenTouchBlockNone };
      typedef NS_OPTIONS(NSUInteger, OvenRacks) { OvenRackTop = 1, OvenRackLow = 2 };
      typedef NS_ENUM(NSUInteger, Crust) { kCrustThin, kCrustThick };
      typedef NS_ENUM(NSInteger, Oil) { OilNone, OilEV, OilEVLight };
      """)
    #expect(lines.contains("@objc public enum OvenTouch: UInt { case blockAll; case blockNone }"))
    #expect(lines.contains { $0.contains("static let low = OvenRacks(rawValue: 2)") })
    // As `NEVPNIKEv2CertificateType.RSA` and `HKFitzpatrickSkinType.II`.
    #expect(lines.contains("@objc public enum Oil: Int { case none; case EV; case evLight }"))
    #expect(lines.contains("@objc public enum Crust: UInt { case thin; case thick }"))
    #expect(
      lines.contains("@objc public enum OvenState: Int { case idle; case hot = 4; case urlLost }"))
    #expect(has(lines, "public struct OvenParts: OptionSet, Sendable {"))
    #expect(lines.contains { $0.contains("static let tray = OvenParts(rawValue: 8)") })
    #expect(lines.contains("public let kWarm = Warmth(rawValue: 1)"))
  }

  @Test("named numbers have C's values; what is not known has none")
  func numbers() throws {
    let lines = try lines(
      """
      enum { kA = 0x10, kB, kLast = 9223372036854775807, kAfter };
      typedef NS_ENUM(NSInteger, Dish) {
        DishPie = 5, DishTart = DishPie, DishCake, DishNone = dishes() + 1, DishNext };
      typedef NS_OPTIONS(NSUInteger, Part) { PartA = 1 << 0, PartB = (1 << 2), PartOdd = 1 < 3,
        PartAll = PartA | PartB };
      typedef NS_ENUM(NSInteger, Heat) { HEAT_LOW = 010, HEAT_HIGH API_AVAILABLE(ios(13)) = 0x1FUL };
      """)
    #expect(lines.contains("public let kA: Int = 16"))
    #expect(lines.contains("public let kB: Int = 17"))
    #expect(has(lines, "public let kLast: Int = 9223372036854775807"))
    #expect(!lines.contains { $0.contains("kAfter") })
    #expect(
      lines.contains(
        "@objc public enum Dish: Int { case pie = 5; "
          + "public static var tart: Self { .pie }; case cake }"))
    let part = try #require(lines.first { $0.hasPrefix("public struct Part") })
    #expect(part.contains("static let A = Part(rawValue: 1)"))
    #expect(part.contains("static let B = Part(rawValue: 4)"))
    #expect(part.contains("static let all = Part(rawValue: 5)"))
    #expect(!part.contains("odd"))
    let heat = try #require(lines.first { $0.contains("enum Heat") })
    #expect(heat.contains(" = 8; "))
    #expect(heat.contains(" = 31 }"))
  }

  @Test(
    "a number of C is one of Swift",
    arguments: [
      ("12", "Int32", "12"), ("010", "Int32", "8"), ("0xFFUL", "Int32", "255"),
      ("0xFFFFFFFF", "UInt32", "4294967295"), ("5000000000", "Int", "5000000000"),
      ("1e5", "Double", "100000.0"), ("1.5e3", "Double", "1500.0"), ("2.f", "Double", "2.0"),
    ])
  func literals(text: String, type: String, swift: String) throws {
    let literal = try #require(HeaderNumber.literal(text, isNegative: false))
    #expect(literal.type == type)
    #expect(literal.text == swift)
    #expect(HeaderNumber.literal("1.2.3", isNegative: false) == nil)
    #expect(HeaderNumber.literal("12abc", isNegative: false) == nil)
  }

  @Test("constants have the values that headers or sources give, others are missing")
  func constants() throws {
    let lines = try lines(
      """
      #define kLimit 12
      #define kName @"pie"
      #define TWICE(a) (2 * a)
      #if 0
      #define kNever 1
      #endif
      extern NSString * const OvenDone;
      FOUNDATION_EXPORT NSString *const OvenLost;
      typedef void (^OvenBlock)(NSError *error);
      int oven_count(const void);
      """, ["NSString * const OvenDone = @\"done\";"])
    #expect(has(lines, "nonisolated(unsafe) public let kLimit: Int32 = 12"))
    #expect(has(lines, "nonisolated(unsafe) public let kName: String = \"pie\""))
    #expect(has(lines, "nonisolated(unsafe) public let OvenDone: String = \"done\""))
    #expect(has(lines, "nonisolated(unsafe) public let OvenLost: String = snugNeutral("))
    #expect(has(lines, "public typealias OvenBlock = ((any Error)?) -> Void"))
    #expect(!lines.contains { $0.contains("kNever") || $0.contains("TWICE") })
  }

  @Test("a subclass has the initialisers of the header's class that it inherits")
  func inheritance() throws {
    let lines = try lines(
      """
      @interface BasePage : UIViewController
      - (id)initWithPie:(NSString *)pie;
      - (void)eat;
      @end
      @interface PiePage : BasePage
      - (id)initWithOven:(BOOL)oven;
      - (void)eat;
      @end
      """)
    let page = lines.drop { !$0.contains("class PiePage") }
    #expect(page.first?.hasSuffix("class PiePage: BasePage {") == true)
    #expect(page.contains { $0.hasPrefix("public init(oven: Bool)") })
    #expect(page.contains { $0.hasPrefix("override public init(pie: String!)") })
    #expect(!page.contains { $0.contains("func eat") })
  }

  @Test("a weak property of a class is kept, as Swift has none")
  func weakOfClass() throws {
    let lines = try lines(
      """
      @interface Oven : NSObject
      @property (class, nonatomic, weak, nullable) NSObject *cook;
      @property (nonatomic, weak, nullable) NSObject *guest;
      @end
      """)
    #expect(has(lines, "nonisolated(unsafe) private static var snugKept_cook: [NSObject?] = []"))
    #expect(has(lines, "open class var cook: NSObject? { get {"))
    #expect(has(lines, "open weak var guest: NSObject? { didSet {"))
  }

  @Test("of what Swift would call alike one is there, and what takes an error keeps its words")
  func collisions() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Tray : NSObject
      + (instancetype)trayWithSize:(int)size;
      - (instancetype)initWithSize:(int)count;
      - (BOOL)next;
      - (BOOL)nextWithError:(NSError **)error;
      - (BOOL)bakeWithError:(NSError **)error;
      - (nullable NSString *)pie __deprecated_msg("Use cake");
      - (void)eat:(int)count __attribute__((deprecated("Use taste")));
      - (void)each:(__attribute__((noescape)) void (^)(BOOL *stop))block;
      - (void)every:(void (NS_NOESCAPE ^)(int pie))block;
      - (void)later:(void (^)(int pie))block;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(lines.count { $0.contains("init(size") } == 1)
    #expect(has(lines, "@objc open func next() -> Bool {"))
    #expect(has(lines, "@objc open func nextWithError() throws {"))
    #expect(has(lines, "@objc open func bake() throws {"))
    #expect(has(lines, "@objc open func pie() -> String? {"))
    #expect(has(lines, "@objc open func eat(_ count: Int32) {"))
    #expect(
      has(lines, "@objc open func each(_ block: (UnsafeMutablePointer<ObjCBool>) -> Void) {"))
    #expect(has(lines, "@objc open func every(_ block: (Int32) -> Void) {"))
    #expect(has(lines, "@objc open func later(_ block: @escaping (Int32) -> Void) {"))
  }

  @Test("only objects are weak, whatever they are")
  func weakValues() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Oven : NSObject
      @property (nonatomic, assign, nullable) void *place;
      @property (nonatomic, assign, nullable) NSString *title;
      @property (nonatomic, weak, nullable) id cook;
      @property (nonatomic, assign, nullable) dispatch_queue_t queue;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(has(lines, "open var place: UnsafeMutableRawPointer? {"))
    #expect(has(lines, "open var title: String? {"))
    #expect(has(lines, "open weak var cook: AnyObject? {"))
    #expect(has(lines, "open weak var queue: DispatchQueue? {"))
  }

  @Test("what is refined for Swift has two underscores")
  func refined() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Oven : NSObject
      @property (readonly) NSInteger heat NS_REFINED_FOR_SWIFT;
      - (BOOL)bakeFor:(NSTimeInterval)time NS_REFINED_FOR_SWIFT;
      - (instancetype)initWithSize:(NSInteger)size NS_REFINED_FOR_SWIFT;
      @end
      void OvenClean(NSInteger depth) NS_REFINED_FOR_SWIFT;
      """)
    #expect(lines.contains { $0.contains("var __heat: Int") })
    #expect(lines.contains { $0.contains("func __bake(for") })
    #expect(lines.contains { $0.contains("init(__size size: Int") })
    #expect(lines.contains { $0.contains("func __OvenClean(") })
  }

  @Test("enumerations of Foundation have their names in Swift")
  func foundationNames() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      typedef NSComparisonResult (^OvenOrder)(id first, id second);
      @interface Oven : NSObject
      - (void)sortBy:(OvenOrder)order unit:(NSCalendarUnit)unit;
      @end
      """)
    #expect(lines.contains { $0.contains("(Any, Any) -> ComparisonResult") })
    #expect(lines.contains { $0.contains("unit: NSCalendar.Unit") })
  }

  @Test("the class that one inherits in the end is looked for in circles, too")
  func bases() {
    let above = ["Page": "Sheet", "Sheet": "UIView", "A": "B", "B": "A"]
    #expect(ForeignMaking.base(of: "Page") { above[$0] } == "UIView")
    #expect(ForeignMaking.base(of: "Other") { above[$0] } == "Other")
    #expect(["A", "B"].contains(ForeignMaking.base(of: "A") { above[$0] }))
  }

  @Test(
    "broken headers end nothing",
    arguments: [
      "", "@interface", "@interface A", "@interface A : B", "@interface A (", "@protocol P",
      "@interface A : B - (void", "@property", "typedef", "typedef enum {", "NS_ENUM(", "#define",
      "/*", "\"", "@\"", "@interface A : B\n- (void)a:;\n@end", "- + - (", "@end", "}{)(",
      "@interface A : A\n@end",
      "@interface A : B\n@end\n@interface B : A\n- (id)initWithA:(id)a;\n@end",
      "enum { kA = 9223372036854775807, kB };",
      "typedef " + String(repeating: "NSArray<", count: 20_000) + " A;",
      "typedef void " + String(repeating: "(^a)(void ", count: 4_000) + ";",
      "typedef " + String(repeating: "A<", count: 40)
        + String(repeating: " *>(^)(void)", count: 40) + " B;",
      String(repeating: "#if 1\n", count: 20_000) + "int a;",
    ])
  func survives(header: String) {
    _ = ForeignMaking(headers: [("/A.h", header)], implementations: [header]).text
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// The rules of SE-0005 that Documentation/Gaps.md §5.9 names.
@Suite("Names of methods that headers declare")
struct HeaderNameTests {
  private func name(_ method: String, of owner: String = "Oven") throws -> String {
    let text = "@interface \(owner) : NSObject\n@property NSArray *trays;\n\(method)\n@end\n"
    let reader = HeaderReader(text)
    let node = try #require(reader.classes.first)
    let first = try #require(node.methods.first)
    let name = HeaderName(first, in: owner, properties: ["trays"])
    return "\(name.base)(\(name.labels.map { "\($0):" }.joined()))"
  }

  @Test(
    "words of types go behind verbs and prepositions; the last preposition begins the label",
    arguments: [
      ("- (void)bake;", "bake()"),
      ("- (void)setTitle:(NSString *)title;", "setTitle(_:)"),
      ("- (void)showInView:(UIView *)view;", "show(in:)"),
      ("- (void)heatForDuration:(NSTimeInterval)time;", "heat(forDuration:)"),
      ("- (void)moveToPoint:(CGPoint)point animated:(BOOL)animated;", "move(to:animated:)"),
      ("- (void)dismissAnimated:(BOOL)animated;", "dismiss(animated:)"),
      (
        "- (void)loadImageWithURL:(NSURL *)url placeholderImage:(UIImage *)p;",
        "loadImage(with:placeholderImage:)"
      ),
      ("- (void)addObject:(id)object;", "add(_:)"),
      ("- (void)addTray:(Tray *)tray;", "addTray(_:)"),
      ("- (void)loadWithCompletion:(void (^)(BOOL done))completion;", "load(completion:)"),
      ("- (void)oven:(Oven *)oven didBurnPie:(Pie *)pie;", "oven(_:didBurnPie:)"),
      (
        "- (void)bake:(Pie *)pie fromShelf:(NSInteger)shelf NS_SWIFT_NAME(bake(_:at:));",
        "bake(_:at:)"
      ),
    ])
  func methods(written: String, expected: String) throws {
    #expect(try name(written) == expected)
  }

  @Test(
    "a method that gives its own class has none of its words",
    arguments: [
      ("+ (instancetype)sharedOven;", "shared()"), ("+ (Oven *)sharedOven;", "shared()"),
      ("+ (instancetype)sharedInstance;", "sharedInstance()"), ("+ (Oven *)oven;", "oven()"),
    ])
  func shared(written: String, expected: String) throws {
    #expect(try name(written) == expected)
  }

  @Test(
    "words of its own class go behind a verb",
    arguments: [
      ("+ (id)showOvenAddedTo:(UIView *)view animated:(BOOL)a;", "showAdded(to:animated:)"),
      ("+ (BOOL)hideOvenForView:(UIView *)view animated:(BOOL)animated;", "hide(for:animated:)"),
      ("- (void)openOven;", "open()"), ("- (void)heatOven;", "heatOven()"),
      ("- (void)removeTraysOven;", "removeTraysOven()"),
    ])
  func own(written: String, expected: String) throws {
    #expect(try name(written, of: "BakeryOven") == expected)
  }

  @Test(
    "capitals that stand together are one word",
    arguments: [
      ("setURLString", ["set", "URL", "String"]), ("sd_setImage", ["sd_set", "Image"]),
      ("a", ["a"]),
    ])
  func words(name: String, expected: [String]) {
    #expect(HeaderName.words(name) == expected)
    #expect(HeaderName.lowered("URLString") == "urlString")
  }
}

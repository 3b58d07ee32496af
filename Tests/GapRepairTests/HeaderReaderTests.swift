// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Documentation/Gaps.md §5.9.
@Suite("Headers in Objective-C are read")
struct HeaderReaderTests {
  @Test("an import of a module counts wherever it stands")
  func moduleImports() {
    let reader = HeaderReader("@class Oven;\n@import UIKit;\n@import MapKit.MKMapView;\n@import")
    #expect(reader.frameworks == ["UIKit", "MapKit"])
  }

  @Test("an include of a framework's header counts, one of the system's folder does not")
  func includes() {
    let reader = HeaderReader(
      "#import <MapKit/MapKit.h>\n#include <Availability.h>\n#include <stdint.h>\n#import \"A.h\"\n"
    )
    #expect(reader.frameworks == ["MapKit"])
  }

  @Test("a header that is cut anywhere is read as far as it goes")
  func cut() {
    let text = """
      @class Pie; @import UIKit;
      NS_ASSUME_NONNULL_BEGIN
      #define OvenHeat (1 << 2)
      typedef NS_ENUM(NSInteger, Heat) { HeatLow = 1, HeatHigh NS_SWIFT_NAME(high) };
      typedef void (^Done)(BOOL hot, NSError * _Nullable error);
      extern NSString * const OvenName __attribute__((visibility("default")));
      @interface Oven<__covariant T> : UIView <NSCopying> { int heat; }
      @property (nonatomic, copy, getter=isHot) void (^done)(NSArray<NSString *> *list);
      - (nullable T)bake:(T)pie with:(void (NS_NOESCAPE ^)(int (*)[2]))block NS_SWIFT_NAME(bake(_:_:));
      @end
      """
    for length in 0..<text.count { _ = HeaderReader(String(text.prefix(length))) }
    #expect(HeaderReader(text).classes.map(\.name) == ["Oven"])
  }
}

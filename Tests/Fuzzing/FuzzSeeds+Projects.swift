// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A small sound project, and what lies in and beside one.
extension FuzzSeeds {
  static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
    P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = M; targets = (T, U); };
    PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
    PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FC;
      buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
    M = {isa = PBXGroup; children = (FA, FB, FC, FS, VS, FX); sourceTree = "<group>"; };
    FA = {isa = PBXFileReference; path = Well.swift; sourceTree = "<group>"; };
    FB = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = SOURCE_ROOT; };
    FC = {isa = PBXFileReference; path = Well.xcconfig; sourceTree = "<group>"; };
    FS = {isa = PBXFileReference; path = WellTests.swift; sourceTree = "<group>"; };
    FX = {isa = PBXFileSystemSynchronizedRootGroup; path = Bucket; sourceTree = "<group>";
      exceptions = (XS); };
    XS = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
      membershipExceptions = (Info.plist); };
    VS = {isa = PBXVariantGroup; name = Well.strings; children = (VE); sourceTree = "<group>"; };
    VE = {isa = PBXFileReference; path = en.lproj/Well.strings; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = Well; buildConfigurationList = TL; buildPhases = (TS, TR);
      dependencies = (); fileSystemSynchronizedGroups = (FX);
      productType = "com.apple.product-type.application"; };
    TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
    TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      INFOPLIST_FILE = "$(SRCROOT)/Well/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)";
      }; };
    TS = {isa = PBXSourcesBuildPhase; files = (BA); };
    TR = {isa = PBXResourcesBuildPhase; files = (BB, BV); };
    BA = {isa = PBXBuildFile; fileRef = FA; };
    BB = {isa = PBXBuildFile; fileRef = FB; };
    BV = {isa = PBXBuildFile; fileRef = VS; };
    U = {isa = PBXNativeTarget; name = WellTests; buildConfigurationList = UL; buildPhases = (US);
      dependencies = (UD); productType = "com.apple.product-type.bundle.unit-test"; };
    UL = {isa = XCConfigurationList; buildConfigurations = (UC); };
    UC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = Well; }; };
    UD = {isa = PBXTargetDependency; target = T; };
    US = {isa = PBXSourcesBuildPhase; files = (BS); };
    BS = {isa = PBXBuildFile; fileRef = FS; };
    }; }
    """

  static let source = "import Rope\nimport UIKit\n\nfinal class Well: UIViewController {}\n"

  /// Seen from the project's folder.
  static let configurationPath = "Well.xcconfig"
  static let configuration = """
    // What all targets have.
    #include? "Other.xcconfig"
    WELL_DEPTH = 12
    WELL_DEPTH[sdk=iphone*] = $(inherited) 13
    SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) DEEP$(WELL_DEPTH:upper)
    PRODUCT_BUNDLE_IDENTIFIER = org.example.$(PRODUCT_NAME:rfc1034identifier)
    """

  /// Seen from the project's bundle.
  static let schemePath = "xcshareddata/xcschemes/Well.xcscheme"
  static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version="1.7"><TestAction buildConfiguration="Debug"><Testables>
    <TestableReference skipped="NO"><BuildableReference BlueprintIdentifier="U"
      BlueprintName="WellTests" ReferencedContainer="container:Well.xcodeproj"/>
    </TestableReference></Testables></TestAction></Scheme>
    """

  static let archive = """
    {"log": {"version": "1.2", "entries": [
      {"time": 12.5, "request": {"method": "POST", "url": "https://example.org/wells?page=1",
        "headers": [], "postData": {"text": "{}"}},
       "response": {"status": 200, "redirectURL": "", "headers": [
         {"name": "content-type", "value": "application/json"}],
        "content": {"mimeType": "application/json", "text": "eyJkZXB0aCI6MTJ9",
         "encoding": "base64"}}},
      {"time": 3, "request": {"method": "GET", "url": "https://example.org/old"},
       "response": {"status": 301, "redirectURL": "/wells?page=1", "headers": [],
        "content": {"text": ""}}}]}}
    """

  static let imageSet = """
    {"images": [{"idiom": "universal", "filename": "Well.png", "scale": "2x",
       "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"top": 2, "left": 3, "bottom": 2, "right": 3}},
       "alignment-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}},
      {"idiom": "iphone", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "filename": "Well.svg"}],
     "properties": {"template-rendering-intent": "template",
       "preserves-vector-representation": true}, "info": {"version": 1, "author": "xcode"}}
    """

  static let colorSet = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
       {"red": "0x33", "green": "0.400", "blue": "128", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"platform": "ios", "reference": "systemBlueColor"}}],
     "info": {"version": 1, "author": "xcode"}}
    """
}

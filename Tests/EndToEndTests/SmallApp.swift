// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Sources and documents of a small app, as a folder that `snug render` takes.
enum SmallApp {
  static let delegate = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }
    """

  /// A delegate in code whose window shows a controller.
  static func delegate(showing controller: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = \(controller)
            window?.makeKeyAndVisible()
            return true
        }
    }

    """
  }

  /// An Info.plist that starts with Main.storyboard.
  static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>UIMainStoryboardFile</key>
      <string>Main</string>
    </dict>
    </plist>
    """

  /// A storyboard of one controller whose view holds what `subviews` says.
  static func storyboard(
    controllerClass: String? = nil, subviews: String = "", connections: String = ""
  ) -> String {
    let custom =
      controllerClass.map {
        " customClass=\"\($0)\" customModuleProvider=\"target\""
      } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>
              <scene sceneID="s1">
                  <objects>
                      <viewController storyboardIdentifier="first" id="vc"\(custom) sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="v1">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(subviews)
                              </subviews>
                              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                          </view>
                          <connections>
      \(connections)
                          </connections>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  }

  /// A project file with one application target a name, each with the source `file`.
  static func project(targets: [String], file: String = "App.swift") -> String {
    let entries = targets.enumerated().map { index, name in
      """
          T\(index) = { isa = PBXNativeTarget; name = \(name); productName = \(name);
            productType = "com.apple.product-type.application"; buildConfigurationList = C0;
            buildPhases = (P\(index)); dependencies = (); buildRules = (); };
          P\(index) = { isa = PBXSourcesBuildPhase; files = (B\(index)); };
          B\(index) = { isa = PBXBuildFile; fileRef = F0; };
      """
    }
    let list = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1; objectVersion = 50; classes = {};
        objects = {
      \(entries.joined(separator: "\n"))
          F0 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \(file);
            sourceTree = "<group>"; };
          G0 = { isa = PBXGroup; children = (F0); sourceTree = "<group>"; };
          S0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; };
          C0 = { isa = XCConfigurationList; buildConfigurations = (S0); };
          R0 = { isa = PBXProject; mainGroup = G0; buildConfigurationList = C0;
            targets = (\(list)); };
        };
        rootObject = R0;
      }
      """
  }

  /// Runs a subcommand on the folder's `App.xcodeproj`, with a cache of its own.
  ///
  /// - Parameter words: The subcommand, then its options.
  static func snug(_ words: [String], _ folder: TemporaryFolder) throws -> Snug.Result {
    try Snug.run(
      [words[0], folder.url.appendingPathComponent("App.xcodeproj").path] + words.dropFirst(),
      in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appendingPathComponent("cache").path])
  }
}

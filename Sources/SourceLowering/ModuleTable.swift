// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Apple's modules, and what stands for them here.
enum ModuleTable {
  /// Modules that are replaced: `UIKit` brings their types, or Foundation does.
  static let replacements: [String: String] = [
    "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreText": "UIKit", "UIKitCore": "UIKit",
    "simd": "UIKit", "CoreImage": "UIKit", "Accessibility": "UIKit", "ImageIO": "UIKit",
    "CoreFoundation": "Foundation", "ObjectiveC": "Foundation", "Darwin": "Foundation",
    "MobileCoreServices": "SystemFrameworks", "CoreServices": "SystemFrameworks",
    "Darwin.C": "Foundation", "os": "SystemFrameworks", "OSLog": "SystemFrameworks",
    "Combine": "SystemFrameworks", "UserNotifications": "SystemFrameworks",
    "SafariServices": "SystemFrameworks", "WebKit": "SystemFrameworks",
    "CoreLocation": "SystemFrameworks", "MapKit": "SystemFrameworks",
    "StoreKit": "SystemFrameworks", "MessageUI": "SystemFrameworks",
    "AVFoundation": "SystemFrameworks", "AVKit": "SystemFrameworks",
    "AudioToolbox": "SystemFrameworks", "LocalAuthentication": "SystemFrameworks",
    "UniformTypeIdentifiers": "SystemFrameworks", "SwiftUI": "SystemFrameworks",
    "CoreData": "SystemFrameworks", "CryptoKit": "SystemFrameworks",
    "Security": "SystemFrameworks", "Network": "SystemFrameworks", "Photos": "SystemFrameworks",
    "PhotosUI": "SystemFrameworks", "AVFAudio": "SystemFrameworks",
    "CoreMedia": "SystemFrameworks", "CoreVideo": "SystemFrameworks",
    "CoreAudio": "SystemFrameworks", "DeveloperToolsSupport": "UIKit",
    "Contacts": "SystemFrameworks", "ContactsUI": "SystemFrameworks",
    "EventKit": "SystemFrameworks", "SystemConfiguration": "SystemFrameworks",
    "AuthenticationServices": "SystemFrameworks", "BackgroundTasks": "SystemFrameworks",
    "CoreSpotlight": "SystemFrameworks", "QuickLook": "SystemFrameworks",
    "MediaPlayer": "SystemFrameworks", "CoreMotion": "SystemFrameworks",
    "EventKitUI": "SystemFrameworks", "WidgetKit": "SystemFrameworks",
    "Intents": "SystemFrameworks", "IntentsUI": "SystemFrameworks", "CloudKit": "SystemFrameworks",
    "PDFKit": "SystemFrameworks", "Speech": "SystemFrameworks",
    "CoreTelephony": "SystemFrameworks", "AdSupport": "SystemFrameworks",
    "AppTrackingTransparency": "SystemFrameworks", "LinkPresentation": "SystemFrameworks",
    "CoreHaptics": "SystemFrameworks", "Social": "SystemFrameworks", "GameKit": "SystemFrameworks",
    "WatchConnectivity": "SystemFrameworks", "CoreBluetooth": "SystemFrameworks",
    "CallKit": "SystemFrameworks", "PushKit": "SystemFrameworks",
    "CommonCrypto": "SystemFrameworks", "UserNotificationsUI": "SystemFrameworks",
    "SQLite3": "CSQLite", "sqlite3": "CSQLite", "zlib": "CZlib", "libxml2": "CLibXML",
    "GameplayKit": "SystemFrameworks", "HealthKit": "SystemFrameworks",
    "Accelerate": "SystemFrameworks", "PassKit": "SystemFrameworks", "Vision": "SystemFrameworks",
    "VisionKit": "SystemFrameworks", "CoreML": "SystemFrameworks",
    "NetworkExtension": "SystemFrameworks", "SpriteKit": "SystemFrameworks",
    "ActivityKit": "SystemFrameworks", "NotificationCenter": "SystemFrameworks",
    "DeviceCheck": "SystemFrameworks", "QuickLookThumbnailing": "SystemFrameworks",
    "MultipeerConnectivity": "SystemFrameworks", "PencilKit": "SystemFrameworks",
    "SceneKit": "SystemFrameworks", "NaturalLanguage": "SystemFrameworks",
    "JavaScriptCore": "SystemFrameworks", "ARKit": "SystemFrameworks",
    "Metal": "SystemFrameworks", "MetalKit": "SystemFrameworks",
    "CoreTransferable": "SystemFrameworks",
  ]

  /// Names of modules that are names of types too; what stands before a member is the type.
  static let alsoTypes: Set<String> = ["OSLog", "NotificationCenter"]

  /// Whether `canImport` holds for a module that another stands for.
  static func isReplaced(_ module: String) -> Bool {
    replacements[module] != nil && importable.contains(module)
  }

  /// Modules of the toolchain and of Snug that are imported as they are, besides those `canImport` asks
  /// for; what headers in Objective-C declare imports the host.
  static let given: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization", "Cxx", "CxxStdlib", "Distributed",
    "_StringProcessing", "_Differentiation", "SwiftShims", "SystemFrameworks", "UIKitTesting",
    "XCTest", "Testing", "HeadlessHost",
  ]

  /// Modules that `canImport` finds; SwiftUI has only what UIKit apps name of it.
  static let importable: Set<String> = Set(replacements.keys).subtracting(["SwiftUI"])
    .union([
      "UIKit", "Foundation", "Dispatch", "Swift", "Glibc", "FoundationNetworking", "FoundationXML",
      "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
    ])

  /// Modules that a module finds that is compiled as for Linux.
  static let onLinux: Set<String> = importable.subtracting(replacements.keys).subtracting(["UIKit"])
    .union(["XCTest", "Testing", "FoundationEssentials", "FoundationInternationalization"])

  /// Frameworks of iOS that do not exist here. Many files import what they do not use, so the
  /// import is left out and said; a use of it is an error of the compiler.
  static let absent: Set<String> = [
    "Accounts", "AddressBook", "AddressBookUI", "AppIntents",
    "AssetsLibrary", "Charts", "ClassKit", "ColorSync", "Compression",
    "CoreMIDI", "CoreNFC",
    "ExternalAccessory", "GameController", "GLKit", "HomeKit", "iAd",
    "IOSurface", "iTunesLibrary", "libkern", "Matter", "Messages",
    "OpenGLES", "RealityKit", "ReplayKit",
    "RoomPlan", "SensorKit", "SoundAnalysis",
    "SwiftData", "ThreadNetwork", "TipKit", "Translation", "Twitter",
    "VideoToolbox", "WeatherKit",
  ]
}

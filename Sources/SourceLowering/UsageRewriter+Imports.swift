// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// Maps Apple's modules to the ones that stand for them (Documentation/SourceLowering.md §2.3).
  func rewriteImport(_ node: ImportDeclSyntax) {
    let names = node.path.map { $0.name.text }
    if let first = node.path.first, let compiled = options.compiledNames[first.name.text] {
      return file.edits.replace(first.name.range, with: compiled)
    }
    guard let module = names.first, !options.modules.contains(module) else { return }
    if isGivenByUIKit(node, ModuleTable.replacements[module] ?? module) {
      file.edits.blank(node.range)
    } else if module == "UIKit" || module == "Foundation" {
      // `import UIKit.UIGestureRecognizerSubclass` has no submodule here.
      if names.count > 1 && node.importKindSpecifier == nil {
        file.edits.overwrite(node.path.range, with: module)
      }
    } else if let replacement = ModuleTable.replacements[module] {
      if let kind = node.importKindSpecifier { file.edits.blank(kind.range) }
      file.edits.overwrite(node.path.range, with: replacement)
    } else if ModuleTable.absent.contains(module) {
      file.edits.blank(node.range)
      // What moves to another file takes along what is imported here.
      file.imports.remove(module)
      findings.leftOutImports.append(LeftOutImport(file: file.index, module: module))
      issue(
        "there is no framework '\(module)' here; its import is left out, and code that uses it "
          + "does not compile", at: node)
    } else if !ModuleTable.importable.contains(module), !ModuleTable.given.contains(module) {
      findings.leftOutImports.append(LeftOutImport(file: file.index, module: module))
      if options.leavesOutModules {
        file.imports.remove(module)
        return file.edits.blank(node.range)
      }
      findings.missingModules.append(
        file.issue(
          "there is no module '\(module)': its sources are not in this project; add them as a pod, "
            + "a local package or a target, or take the import out",
          at: node.range.lowerBound))
    }
  }
}

extension UsageRewriter {
  /// Whether an import of Foundation is in the way: UIKit has all of it, and what UIKit declares in its place is
  /// ambiguous where both are imported (Documentation/SourceLowering.md §2.3).
  private func isGivenByUIKit(_ node: ImportDeclSyntax, _ module: String) -> Bool {
    module == "Foundation" && file.namesReplaced && file.imports.contains("UIKit")
      && node.attributes.isEmpty && node.modifiers.isEmpty && node.importKindSpecifier == nil
  }

  /// `CoreGraphics.CGFloat` names the module that stands for Apple's.
  func requalify(_ token: TokenSyntax, of member: TokenSyntax) {
    let module = token.text
    if module == "Foundation", let home = FoundationNames.home(of: member.text) {
      file.addedImports.insert(home)
      return file.edits.replace(token.range, with: home)
    }
    if let compiled = options.compiledNames[module], !model.declares(module),
      !options.known.selfNamed.contains(module)
    {
      return file.edits.replace(token.range, with: compiled)
    }
    guard namesModule(module, before: member.text),
      let replacement = ModuleTable.replacements[module],
      !options.modules.contains(module), !model.declares(module),
      !ModuleTable.alsoTypes.contains(module), !isTypeOfImport(module),
      replacement != "SystemFrameworks" || file.imports.contains(replacement)
    else { return }
    file.edits.replace(token.range, with: replacement)
    file.addedImports.insert(replacement)
  }

  /// Whether a name before a member can be a module's. One in small letters, as `os`, may be a
  /// variable's just as well: it is the module where the member is a framework's type or function.
  private func namesModule(_ name: String, before member: String) -> Bool {
    name.first?.isUppercase == true || FrameworkNames.all.contains(member)
      || member.hasPrefix(name + "_")
  }

  /// Whether a module of the app that the file imports has a type of a framework's name, which is
  /// then what stands before a member.
  private func isTypeOfImport(_ name: String) -> Bool {
    options.known.frameworkNamed.contains {
      file.imports.contains($0.key) && $0.value.contains(name)
    }
  }

  /// `Predicate` becomes `Nimble.Predicate` where an added import brings another `Predicate`.
  func nameOwner(_ token: TokenSyntax) {
    guard let module = file.owners[token.text], !model.declares(token.text) else { return }
    file.edits.replace(token.range, with: "\(module).\(token.text)")
  }
}

/// Names that Foundation has on Apple's systems and another module has here.
enum FoundationNames {
  /// Members that UIKit declares once more, since Foundation's do nothing here.
  static let replaced: Set<String> = ["userInfo"]

  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLCache",
    "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLSessionTaskDelegate", "NSURLRequest", "NSMutableURLRequest",
    "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    "HTTPCookie", "HTTPCookieStorage", "CachedURLResponse", "URLSessionWebSocketTask",
  ]
  private static let documents: Set<String> = [
    "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode",
  ]
  private static let objects: Set<String> = [
    "UndoManager", "NSUserActivity", "NSItemProvider", "NSHashTable", "NSMapTable",
    "autoreleasepool", "objc_sync_enter", "objc_sync_exit", "NSSelectorFromString",
    "NSStringFromSelector", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "NSKeyValueObservation", "addObserver", "CGAffineTransform", "IndexPath", "Selector",
    "CGVector", "class_getInstanceMethod", "NSStringFromClass", "observe", "perform",
    "NSInteger", "NSUInteger", "MAXFLOAT", "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC",
    "USEC_PER_SEC", "INT16_MIN", "INT32_MIN", "INT64_MIN", "INT64_MAX", "UINT64_MAX", "INTMAX_MAX",
    "UINTMAX_MAX", "UINT_MAX", "LONG_MIN", "ULONG_MAX", "ULLONG_MAX", "NSIntegerMax",
    "NSIntegerMin", "NSUIntegerMax", "atomicWrite", "dataReadingMapped", "mappedRead",
    "uncachedRead", "appendFormat", "__dispatch_queue_get_label", "NSPointerArray",
    "dictionaryRepresentation", "thermalState", "thermalStateDidChangeNotification",
    "isLowPowerModeEnabled", "NSProcessInfoPowerStateDidChange", "beginActivity", "performActivity",
    "performExpiringActivity", "documentsDirectory", "cachesDirectory", "libraryDirectory",
    "applicationSupportDirectory", "downloadsDirectory", "MSEC_PER_SEC",
    "NSUbiquitousKeyValueStore", "setValue", "containerURL",
    "ubiquityIdentityToken", "forUbiquityContainerIdentifier", "NSException", "os_unfair_lock",
    "os_unfair_lock_t", "startAccessingSecurityScopedResource",
    "stopAccessingSecurityScopedResource", "NSFileCoordinator", "NSFilePresenter",
    "mach_absolute_time", "mach_timebase_info", "mach_timebase_info_data_t", "conforms",
    "sysctl", "sysctlbyname", "mach_task_self_", "task_info", "mach_task_basic_info",
    "task_vm_info_data_t", "kern_return_t", "KERN_SUCCESS", "mach_port_t", "vm_size_t",
    "vm_address_t", "mach_msg_type_number_t", "NSExtensionItem", "NSExtensionContext",
    "NSExtensionRequestHandling", "NSErrorPointer", "kinfo_proc", "CTL_KERN", "KERN_PROC",
    "P_TRACED", "_KeyValueCodingAndObserving", "instancesRespond", "Protocol",
    "NSProtocolFromString", "NSStringFromProtocol",
    "protocol_getMethodDescription", "protocol_copyMethodDescriptionList", "getObjectValue",
    "isPartialStringValid", "enumerateMatches", "DateComponentsFormatter", "MeasurementFormatter",
    "ListFormatter", "NSDataDetector", "PersonNameComponentsFormatter", "superclass",
    "RelativeDateTimeFormatter", "pthread_mutexattr_settype", "pthread_key_create", "NSValue",
    "bookmarkData", "resolvingBookmarkData",
    "DispatchSourceMemoryPressure", "makeMemoryPressureSource", "class_getInstanceSize",
    "getxattr", "setxattr", "removexattr", "NSFoundationVersionNumber", "SOCK_STREAM", "SOCK_DGRAM",
    "SOCK_RAW", "SOCK_SEQPACKET",
    "DispatchSourceFileSystemObject", "makeFileSystemObjectSource", "O_EVTONLY",
    "getBoundStreams", "NSDiscardableContent", "NSSetUncaughtExceptionHandler", "isUbiquitousItem",
    "startDownloadingUbiquitousItem", "setUbiquitous", "trashItem", "formattingContext",
    "NSMutableURLRequest",
  ]
  /// The module that has what Apple's Foundation has under a name.
  static func home(of name: String) -> String? {
    networking.contains(name)
      ? "FoundationNetworking" : documents.contains(name) ? "FoundationXML" : nil
  }

  /// What Foundation shows of Combine on Apple's systems, where no app means anything else by it.
  private static let publishing: Set<String> = [
    "Published", "ObservableObject", "ObservableObjectPublisher", "AnyCancellable", "AnyPublisher",
    "PassthroughSubject", "CurrentValueSubject", "Publishers", "Subscribers", "dataTaskPublisher",
    "AsyncLineSequence", "AsyncBytes", "resourceBytes", "waitsForConnectivity",
    "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess",
  ]
  /// What system frameworks' parts add to sessions and addresses, in files that have a keyword or name of
  /// what it is used with.
  private static let loading = [
    "bytes": "URLSession", "lines": "await", "background": "URLSessionConfiguration",
  ]

  /// Whether the name is one of the keychain's, which Foundation shows too.
  private static func isOfKeychain(_ name: String) -> Bool {
    [
      "noErr", "OSStatus", "SecPKCS12Import", "NSURLAuthenticationMethodServerTrust",
      "NSURLAuthenticationMethodClientCertificate",
    ].contains(name)
      || [
        "kSecAttr", "kSecClass", "kSecMatch", "kSecReturn", "kSecUse", "kSecValue", "kSecRandom",
        "kSecRevocation", "kSecTrust", "kSecImport", "kSecKey", "kSecPolicy", "kSecPrivate",
        "kSecPublic", "kSecOID", "errSec", "SecItem", "SecRandom", "SecKey", "SecTrust",
        "SecCertificate",
        "SecIdentity", "SecCopyError", "SecPolicy", "SecAccessControl", "serverTrust",
      ].contains { name.hasPrefix($0) }
  }

  /// Whether system frameworks have what Foundation shows on Apple's systems.
  private static func isOfSystem(_ name: String) -> Bool {
    publishing.contains(name) || isOfKeychain(name)
      || [
        "NetService", "NSNetService", "NSMetadata", "NSFileVersion", "volumeAvailableCapacityFor",
        "UIWebView", "XCTAttachment", "XCTContext", "XCTActivity", "XCTIssue", "XCTSourceCode",
        "XCTMeasureOptions", "XCTMetric", "XCTClockMetric", "XCTMemoryMetric", "XCTCPUMetric",
        // UIKit shows what it takes types of files for, whether or not their framework is imported.
        "forOpeningContentTypes",
      ].contains { name.hasPrefix($0) }
  }

  /// Whether UIKit's module stands in for what Foundation has on Apple's systems.
  private static func isObject(_ name: String) -> Bool {
    objects.contains(name)
      || ["CF", "kCF", "OSAtomic", "IPPROTO_", "NSFoundationVersionNumber_"]
        .contains { name.hasPrefix($0) }
  }

  /// Whether a name is an attribute of a class: SwiftUI shows Observation's macros on Apple's systems.
  private static func isMacroOfClass(_ token: TokenSyntax) -> Bool {
    token.parent?.as(IdentifierTypeSyntax.self)?.parent?.as(AttributeSyntax.self)?
      .parent?.parent?.is(ClassDeclSyntax.self) == true
  }

  /// Adds the modules whose names a file uses; one look at each identifier.
  static func addImports(to file: ParsedFile) {
    guard !file.imports.isDisjoint(with: ["Foundation", "UIKit", "SystemFrameworks", "XCTest"])
    else { return }
    var (network, xml, object) = (false, false, file.imports.contains("UIKit"))
    var system = file.imports.contains("SystemFrameworks")
    let showsMacros = system && !file.imports.contains("Observation")
    var seen: Set<String> = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.await) { seen.insert("await") }
      guard case .identifier(let name) = token.tokenKind else { continue }
      if !system, loading[name] != nil || name.hasPrefix("URLSession") { seen.insert(name) }
      if !network, networking.contains(name) { network = true }
      if !xml, documents.contains(name) { xml = true }
      if !object, isObject(name) { object = true }
      if name == "Observable", showsMacros, isMacroOfClass(token) {
        file.addedImports.insert("Observation")
      }
      if !system, isOfSystem(name) { system = true }
    }
    system = system || loading.contains { seen.isSuperset(of: [$0.key, $0.value]) }
    if network, !file.imports.contains("FoundationNetworking") {
      file.addedImports.insert("FoundationNetworking")
    }
    if xml, !file.imports.contains("FoundationXML") { file.addedImports.insert("FoundationXML") }
    if object, !file.imports.contains("UIKit") { file.addedImports.insert("UIKit") }
    if system, !file.imports.contains("SystemFrameworks") {
      file.addedImports.insert("SystemFrameworks")
    }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What one app hands to another's extension.
open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public override init() {}
}

public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// What begins an extension's work; extensions do not run here.
@preconcurrency @MainActor
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  // @objc(beginRequestWithExtensionContext:)
  func beginRequest(with context: NSExtensionContext)
}

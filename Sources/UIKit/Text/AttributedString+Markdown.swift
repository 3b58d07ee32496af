// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension AttributedString {
  /// How a text in Markdown is read (Documentation/TextLayout.md §8).
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Stored: attributes in the text, `^[text](key: value)`, are not read.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// Every text is some Markdown, so nothing fails.
    public var failurePolicy: FailurePolicy
    /// Stored.
    public var languageCode: String?
    /// Stored.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }

    fileprivate var syntax: MarkdownText.Syntax {
      switch interpretedSyntax {
      case .full: .full
      case .inlineOnly: .inlineOnly
      case .inlineOnlyPreservingWhitespace: .inlineOnlyPreservingWhitespace
      }
    }
  }

  /// - Parameter baseURL: What the addresses of links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownText(markdown, syntax: options.syntax).runs {
      var part = AttributedString(run.text)
      if !run.intents.isEmpty { part.uiKit.inlinePresentationIntent = run.intents }
      part.link = run.destination.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(part)
    }
  }

  /// - Parameter markdown: The text in UTF-8; bytes that are none are replaced.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How a measure is taken; every one is taken the same way here.
open class XCTMeasureOptions: NSObject {
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  open var iterationCount = 5
}

public protocol XCTMetric {}

public struct XCTClockMetric: XCTMetric {
  public init() {}
}

public struct XCTMemoryMetric: XCTMetric {
  public init() {}
}

public struct XCTCPUMetric: XCTMetric {
  public init() {}
}

public struct XCTSourceCodeLocation: Sendable {
  public var fileURL: URL
  public var lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

public struct XCTSourceCodeContext: Sendable {
  public var location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A failure that a test tells by itself.
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure = 0
    case thrownError = 1
    case uncaughtException = 2
    case performanceRegression = 3
    case system = 4
    case unmatchedExpectedFailure = 5
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the tool asks of a process of an app; JSON that the process is given when it starts.
package struct HostPlan: Codable, Sendable {
  package enum Task: Codable, Sendable {
    case render(RenderPlan)
    case check(CheckPlan)
    case test(TestPlan)
  }

  /// Of the way in which tool and process talk; in the environment of processes that a tool started.
  package static let version = "1"

  package var task: Task
  package var home: HomePlan

  package init(task: Task, home: HomePlan) {
    self.task = task
    self.home = home
  }
}

/// What an app finds in its container when it is launched (Documentation/HeadlessHost.md §5).
package struct HomePlan: Codable, Equatable, Sendable {
  /// The container; nil where nobody gave the process one.
  package var folder: String?
  /// A folder whose contents are there at every launch.
  package var seed: String?
  /// An HTTP Archive, or a folder, that answers in the place of servers; nil for no network at all.
  package var network: String?
  /// User defaults by their names.
  package var defaults: [String: Value] = [:]

  package init(seed: String? = nil, defaults: [String: Value] = [:]) {
    self.seed = seed
    self.defaults = defaults
  }

  /// A value of JSON that user defaults can hold.
  package enum Value: Codable, Equatable, Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    case dictionary([String: Value])
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What is told of a class whose stored properties have no values, and follows from that
/// (Documentation/Gaps.md §3.9).
extension EditPlanner {
  /// The classes that are told to have no initialisers.
  func classesWithoutInitializers(_ messages: [CompilerMessage]) -> Set<String> {
    Set(
      messages.compactMap { message in
        message.isOfMissingInitializers ? message.quoted.first : nil
      })
  }

  /// Whether a message is of a call that makes one of some classes: it lacks arguments as long as
  /// the class has no initialisers of its own.
  func isMaking(_ classes: Set<String>, _ message: CompilerMessage) -> Bool {
    guard !classes.isEmpty, message.text.hasPrefix("missing argument"), !message.isInserted,
      files.indices.contains(message.file),
      let call = files[message.file].node(at: message.offset)?.upwards.prefix(6).lazy
        .compactMap({ $0.as(FunctionCallExprSyntax.self) }).first
    else { return false }
    let name = call.calledExpression.trimmedDescription.split { !$0.isLetter && !$0.isNumber }.last
    return name.map { classes.contains(String($0)) } == true
  }
}

extension CompilerMessage {
  /// Whether a class is told to have no initialisers, for a stored property has no value.
  package var isOfMissingInitializers: Bool { text.contains("has no initializers") }
}

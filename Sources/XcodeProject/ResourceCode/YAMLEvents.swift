// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CYAML

/// One step of libyaml through a document.
enum YAMLEvent {
  /// `isPlain` says that no quotes stood around the text.
  case scalar(String, isPlain: Bool, anchor: String?)
  case listBegins(anchor: String?)
  case mapBegins(anchor: String?)
  case alias(String)
  case ends
  case documentEnds
  /// Where a stream or a document begins.
  case other
}

/// Owns one parser of libyaml and the bytes that it reads.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// - Returns: Nil when the parser has no memory.
  init?(_ text: String) {
    let made = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(made) == 1 else {
      made.deallocate()
      return nil
    }
    parser = made
    bytes = .allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next step; nil where the text is no YAML, and behind its end.
  func next() -> YAMLEvent? {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { return nil }
    defer { yaml_event_delete(&event) }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        anchor: YAMLEvents.name(scalar.anchor))
    case YAML_SEQUENCE_START_EVENT:
      return .listBegins(anchor: YAMLEvents.name(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT:
      return .mapBegins(anchor: YAMLEvents.name(event.data.mapping_start.anchor))
    case YAML_ALIAS_EVENT:
      return .alias(YAMLEvents.name(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .ends
    case YAML_DOCUMENT_END_EVENT: return .documentEnds
    case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: return .other
    default: return nil
    }
  }

  private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

extension ForeignMaking {
  /// A function's name, parameters and result as Swift writes them; `key` is `move(to:animated:)`.
  func head(
    of method: HeaderMethod, _ node: HeaderClass
  ) -> (text: String, key: String, result: String)? {
    var method = method
    let throwing = withoutError(method, node)
    if let throwing { method = throwing }
    let name = HeaderName(method, in: node.name, properties: Set(node.properties.map(\.name)))
    guard let parameters = parameters(method, name.labels, node) else { return nil }
    var result = ""
    if let type = method.result, !(throwing != nil && type.name == "BOOL") {
      let written = throwing == nil ? type : type.said(false)
      guard let swift = written.swift(isNonnull: node.isNonnull, names: names) else { return nil }
      // `Self` is the class: only it can be made here.
      result = swift.replacing("Self", with: node.name)
    }
    let base = Self.escaped(name.base)
    let key = "\(name.base)(\(name.labels.map { "\($0):" }.joined()))"
    return (
      "\(base)(\(parameters))" + (throwing == nil ? "" : " throws")
        + (result.isEmpty ? "" : " -> \(result)"),
      key, result
    )
  }

  func function(
    _ method: HeaderMethod, _ node: HeaderClass, _ path: String, access: String
  ) -> String? {
    guard let head = head(of: method, node) else { return nil }
    let body = body(of: method, node, path, result: head.result)
    let word = method.isOfClass ? "class " : ""
    return "@objc \(access) \(word)func \(head.text) { \(body) }"
  }

  /// The method without its last parameter, where that takes an error; it keeps the words for that
  /// where another method of the class has the name without them.
  private func withoutError(_ method: HeaderMethod, _ node: HeaderClass) -> HeaderMethod? {
    guard let last = method.pieces.last, last.type?.isErrorPlace == true, method.result != nil
    else {
      return nil
    }
    var pieces = Array(method.pieces.dropLast())
    if pieces.isEmpty {
      let endings = ["AndReturnError", "ReturningError", "WithError", "Error"]
      let word = endings.first { last.word.hasSuffix($0) && last.word != $0 }
        .map { String(last.word.dropLast($0.count)) }
        .flatMap { word in
          node.methods.contains {
            $0.pieces.count == 1 && $0.pieces[0].word == word && $0.pieces[0].type == nil
          } ? nil : word
        }
      pieces = [HeaderMethod.Piece(word: word ?? last.word, type: nil, name: "")]
    }
    return HeaderMethod(
      isOfClass: method.isOfClass, result: method.result, pieces: pieces,
      swiftName: method.swiftName, line: method.line)
  }

  private func parameters(
    _ method: HeaderMethod, _ labels: [String], _ node: HeaderClass
  ) -> String? {
    var parts: [String] = []
    let pieces = method.pieces.filter { $0.type != nil }
    for (index, piece) in pieces.enumerated() {
      guard let type = piece.type, let escaping = parameter(type, node.isNonnull) else {
        return nil
      }
      let swift = piece.isBorrowed ? escaping.replacing("@escaping ", with: "") : escaping
      let label = index < labels.count ? labels[index] : "_"
      let name = Self.escaped(piece.name)
      let isLast = index == pieces.count - 1
      let value = isLast && type.isBlock && swift.hasSuffix("?") ? " = nil" : ""
      parts.append("\(label == piece.name ? name : "\(label) \(name)"): \(swift)\(value)")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Initialisers

  /// What follows `init`, or the class's last words of a class method that makes one; nil for another
  /// method.
  func makerRest(_ method: HeaderMethod, _ node: HeaderClass) -> String? {
    let first = method.pieces[0].word
    if method.isInitializer { return String(first.dropFirst(4)) }
    guard method.isOfClass, let name = method.result?.name,
      name == "instancetype" || name == node.name, method.pieces[0].type != nil
    else { return nil }
    let own = HeaderName.words(node.name)
    for count in (1...max(1, own.count)).reversed() {
      let start = HeaderName.lowered(own.suffix(count).joined())
      if first.hasPrefix(start + "With") { return String(first.dropFirst(start.count)) }
    }
    return nil
  }

  /// A class's own and those above it, whatever else makes one of the system's class.
  func initializers(
    of node: HeaderClass, _ above: [HeaderClass], _ path: String, _ base: String
  ) -> [String] {
    // UIKit's other classes keep the initialisers that make them.
    let isConvenience = !["NSObject", "UIView", "UIViewController"].contains(base)
    func made(_ owner: HeaderClass) -> [(key: String, text: String)] {
      owner.methods.compactMap { method in
        guard let rest = makerRest(method, owner),
          let text = initializer(method, rest, owner, path, isConvenience: isConvenience)
        else { return nil }
        return (String(text.prefix { $0 != "{" }), text)
      }
    }
    let own = made(node)
    if isConvenience { return own.map(\.text) }
    var known = Set(
      own.map { $0.key.suffix(from: $0.key.firstIndex(of: "(") ?? $0.key.startIndex) })
    let overridden = Set(above.flatMap(made).map(\.key))
    var texts = own.map { overridden.contains($0.key) ? "override \($0.text)" : $0.text }
    for (key, text) in above.flatMap(made)
    where known.insert(key.suffix(from: key.firstIndex(of: "(") ?? key.startIndex)).inserted {
      texts.append("override \(text)")
    }
    guard !texts.isEmpty else { return [] }
    switch base {
    case "UIView":
      return texts + [
        "public required init(frame: CGRect) { super.init(frame: frame) }",
        "public required init?(coder: NSCoder) { super.init(coder: coder) }",
      ]
    case "UIViewController":
      return texts + [
        "public override init(nibName: String?, bundle: Bundle?) "
          + "{ super.init(nibName: nibName, bundle: bundle) }",
        "public required init?(coder: NSCoder) { super.init(coder: coder) }",
      ]
    default: return texts + ["public override init() { super.init() }"]
    }
  }

  /// Nil for one that every class of its kind has, and for what Swift does not see.
  func initializer(
    _ method: HeaderMethod, _ rest: String, _ node: HeaderClass, _ path: String,
    isConvenience: Bool
  ) -> String? {
    let throwing = withoutError(method, node)
    let method = throwing ?? method
    let name = HeaderName(making: method, rest: rest)
    let plain: Set<[String]> = [
      [], ["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
    ]
    guard !plain.contains(name.labels), let parameters = parameters(method, name.labels, node)
    else {
      return nil
    }
    let isThrowing = throwing != nil
    let mayFail = !isThrowing && method.result?.mayBeNil == true
    let base = base(of: node.name)
    let start: String
    switch (base, isConvenience) {
    case ("NSObject", false): start = "super.init()"
    case ("UIView", false): start = "super.init(frame: .zero)"
    case ("UIViewController", false): start = "super.init(nibName: nil, bundle: nil)"
    case (let base, _) where base.hasSuffix("Controller"):
      start = "self.init(nibName: nil, bundle: nil)"
    case (let base, _) where base.hasSuffix("TableViewCell"):
      start = "self.init(style: .default, reuseIdentifier: nil)"
    case (let base, _)
    where base.hasSuffix("View") || base.hasPrefix("UI") && base.hasSuffix("Button"):
      start = "self.init(frame: .zero)"
    default: start = "self.init()"
    }
    // Of a class that is there a category makes a value that shows something.
    let isThere = node.kind == .category && classes[node.name] == nil
    let told = mark(
      isThere ? "snugLeftOut" : "snugTold", "\(node.name).\(method.pieces[0].word)", path,
      method.line)
    let contents = base == "UIViewController" ? contained(method, name.labels) : ""
    return "public \(isConvenience ? "convenience " : "")init\(mayFail ? "?" : "")(\(parameters))"
      + "\(isThrowing ? " throws" : "") { \(start); \(contents)\(told) }"
  }

  /// Hands what a controller is made with to the container that stands for it.
  private func contained(_ method: HeaderMethod, _ labels: [String]) -> String {
    let pieces = method.pieces.filter { $0.type != nil }
    let parts = zip(labels, pieces).filter {
      $1.type?.isObject == true && $1.type.map(isBlock) == false
    }
    .map { "(\"\($0)\", \(Self.escaped($1.name)) as Any?)" }
    return parts.isEmpty ? "" : "snugContain([\(parts.joined(separator: ", "))]); "
  }
}

extension HeaderType {
  /// The same with what is known of nil.
  func said(_ mayBeNil: Bool) -> HeaderType {
    switch self {
    case .named(let name, let arguments, let stars, _):
      .named(name, arguments: arguments, stars: stars, mayBeNil: mayBeNil)
    case .block(let parameters, let result, _): .block(parameters, result, mayBeNil: mayBeNil)
    case .constant(let name, _): .constant(name, mayBeNil: mayBeNil)
    }
  }
}

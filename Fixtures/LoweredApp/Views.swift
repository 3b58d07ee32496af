import UIKit

@IBDesignable
class BadgeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class NamedView: BadgeView {
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }
}

@objc(OldName)
class DataSource: NSObject {
  override func awakeFromNib() {
    super.awakeFromNib()
  }
}

class Box<Value>: NSObject {
  private(set) var hits = 0

  @objc func hit() { hits += 1 }
}

class Base: NSObject {}

extension Base {
  @objc func names() -> [String] { ["Base"] }
}

class Sub: Base {}

extension Sub {
  override func names() -> [String] { super.names() + ["Sub"] }
}

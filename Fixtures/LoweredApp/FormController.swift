import UIKit

@MainActor @objc protocol FormDelegate {
  @objc optional func formDidChange(_ form: FormController)
  @objc optional func numberOfRows(in form: FormController) -> Int
  @objc optional func title(of row: Int) -> String
}

class FormController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel! {
    didSet { log.append("didSet \(titleLabel != nil)") }
  }
  @IBOutlet private var tiles: [UIView]!
  @IBInspectable var radius: CGFloat = 0
  @objc dynamic var progress = 0
  weak var delegate: FormDelegate?
  var log: [String] = []
  var tileCount: Int { tiles.count }

  @objc fileprivate func received(_ notification: Notification) {
    log.append(notification.name.rawValue)
  }

  @IBAction private func changed(_ sender: UILabel) { log.append("changed") }
}

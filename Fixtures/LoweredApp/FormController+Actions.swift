import UIKit

extension FormController: FormDelegate {
  @objc func reload() { log.append("reload") }

  @IBAction func finish(with sender: Any, event: UIEvent?) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
  }

  func formDidChange(_ form: FormController) { log.append("formDidChange") }

  func numberOfRows(in form: FormController) -> Int { 9 }
}

extension UIViewController {
  // Sent to the controller although a view is meant: extensions of framework classes count too.
  @objc func setNeedsLayout(_ sender: Any?) {}
  @objc func setNeedsLayout() {
    (self as? FormController)?.log.append("extension")
  }
}

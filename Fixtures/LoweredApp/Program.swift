import UIKit
import QuartzCore

// An app that uses everything of Objective-C that UIKit apps use, and prints what came of it, one fact
// a line: `name=value`.

@main
struct Program {
  @MainActor static func main() {
    let controller = FormController()
    let label = UILabel()
    outlets(controller, label)
    actions(controller, label)
    selectors(controller)
    optionalMethods(controller)
    initializers()
    observing(controller)
    conditions()
  }

  @MainActor static func say(_ name: String, _ value: Any) {
    print("\(name)=\(value)")
  }

  @MainActor static func outlets(_ controller: FormController, _ label: UILabel) {
    controller.setValue(label, forKey: "titleLabel")
    say("privateOutlet", controller.log.joined(separator: ","))
    controller.setValue([UIView(), UIView()], forKey: "tiles")
    say("collection", controller.tileCount)
    controller.setValue(NSNumber(value: 3), forKey: "radius")
    say("inspectable", controller.radius)
    controller.setValue(7, forKeyPath: "titleLabel.tag")
    say("weakOutlet", label === controller.value(forKey: "titleLabel") as? UILabel)
  }

  @MainActor static func actions(_ controller: FormController, _ label: UILabel) {
    controller.log = []
    controller.perform(Selector(("changed:")), with: label)
    controller.perform(#selector(FormController.reload))
    controller.perform(#selector(UIView.setNeedsLayout), with: nil)
    say("actions", controller.log.joined(separator: ","))
    say("responds", controller.responds(to: #selector(FormController.finish(with:event:))))
    say("respondsNot", controller.responds(to: Selector(("nothing:"))))
    let name = Notification.Name("ping")
    controller.log = []
    NotificationCenter.default.addObserver(
      controller, selector: #selector(FormController.received(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(controller)
    NotificationCenter.default.post(name: name, object: nil)
    say("notification", controller.log.joined(separator: ","))
    let generic = Box<Int>()
    generic.perform(#selector(Box<Int>.hit))
    say("genericClass", generic.hits)
  }

  @MainActor static func selectors(_ controller: FormController) {
    say("getter", #selector(getter: UIView.frame))
    say("setter", #selector(setter: FormController.radius))
    say("keyPath", #keyPath(FormController.titleLabel.text))
    say("override", #selector(FormController.viewDidLoad))
  }

  @MainActor static func optionalMethods(_ controller: FormController) {
    controller.delegate = controller
    controller.delegate?.formDidChange?(controller)
    say("optionalImplemented", controller.delegate?.numberOfRows?(in: controller) as Any)
    say("optionalMissing", controller.delegate?.title?(of: 3) as Any)
    say("override", Sub().names().joined(separator: ","))
    let watcher = NarrowWatcher()
    let delegate: any UIGestureRecognizerDelegate = watcher
    let answer = optionalCall(on: delegate) {
      delegate.gestureRecognizerShouldBegin(UIGestureRecognizer())
    }
    say("ownMethodBelow", answer as Any)
  }

  @MainActor static func initializers() {
    let type = RuntimeRegistry.type(named: "LoweredApp.BadgeView") as? UIView.Type
    say("metatype", type?.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width as Any)
    let object = RuntimeRegistry.type(named: "DataSource").flatMap(RuntimeRegistry.make)
    say("maker", object is DataSource)
    say("alias", RuntimeRegistry.type(named: "OldName") == DataSource.self)
    if CommandLine.arguments.contains("--trap") { _ = NamedView(frame: .zero) }
  }

  @MainActor static func observing(_ controller: FormController) {
    var seen: [Int] = []
    let token = controller.observe(\.progress, options: [.new]) { _, change in
      seen.append(change.newValue ?? -1)
    }
    controller.progress = 4
    token.invalidate()
    controller.progress = 5
    say("observed", seen)
  }

  @MainActor static func conditions() {
    #if os(iOS) && targetEnvironment(simulator)
      say("system", "iOS")
    #elseif os(Linux)
      say("system", "Linux")
    #endif
    if #available(iOS 26, *) { say("available", true) }
    say("color", #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  }
}

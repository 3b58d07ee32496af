// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SourceLowering
import Testing

@Suite("Old names")
struct OldNameTests {
  @Test(
    "names from before Swift 4.2 are renamed in mode 4",
    arguments: [
      ("let a = UITableViewAutomaticDimension", "let a = UITableView.automaticDimension"),
      ("let a: UIControlState = .normal", "let a: UIControl.State = .normal"),
      ("f(.UIContentSizeCategoryDidChange)", "f(UIContentSizeCategory.didChangeNotification)"),
      (
        "f(NSNotification.Name.UIKeyboardWillShow)",
        "f(UIResponder.keyboardWillShowNotification)"
      ),
      ("let a = [NSFontAttributeName: 1]", "let a = [NSAttributedString.Key.font: 1]"),
      ("let a: [NSAttributedStringKey: Any]", "let a: [NSAttributedString.Key: Any]"),
      ("v.didMove(toParentViewController: p)", "v.didMove(toParent: p)"),
      ("v.addChildViewController(p)", "v.addChild(p)"),
      ("t.size(attributes: a)", "t.size(withAttributes: a)"),
      ("c.priority = UILayoutPriorityDefaultHigh", "c.priority = UILayoutPriority.defaultHigh"),
      ("f(UIFontWeightBold)", "f(UIFont.Weight.bold)"),
      ("f(UIKeyInputUpArrow)", "f(UIKeyCommand.inputUpArrow)"),
      ("v.bringSubview(toFront: p)", "v.bringSubviewToFront(p)"),
      (
        "layer.add(t, forKey: kCATransitionFade)",
        "layer.add(t, forKey: CATransitionType.fade.rawValue)"
      ),
      ("t.type = kCATransitionPush", "t.type = CATransitionType.push"),
      (
        "f(UIActivityIndicatorView(activityIndicatorStyle: .gray))",
        "f(UIActivityIndicatorView(style: .gray))"
      ),
      ("RunLoop.main.add(t, forMode: .commonModes)", "RunLoop.main.add(t, forMode: .common)"),
      ("let m = RunLoopMode.defaultRunLoopMode", "let m = RunLoop.Mode.default"),
      (
        "extension UIViewAnimationCurve { func f(_ c: UIViewAnimationCurve) {} }",
        "extension UIView.AnimationCurve { func f(_ c: UIView.AnimationCurve) {} }"
      ),
      ("let r = MKDirectionsRequest()", "let r = MKDirections.Request()"),
      (
        "f(UILayoutFittingCompressedSize.height)", "f(UIView.layoutFittingCompressedSize.height)"
      ),
    ])
  func renames(old: String, new: String) {
    #expect(Lowered(old + "\n", mode: "4").contains("\n" + new + "\n"))
  }

  @Test("a type that the module extends by its old name is renamed, one that it declares is not")
  func extended() {
    let lowered = Lowered(
      """
      extension UIStackViewAlignment { var word: String { "" } }
      let a: UIStackViewAlignment = .fill
      enum UIStackViewDistribution { case own }
      let b: UIStackViewDistribution = .own
      """, mode: "4")
    #expect(lowered.contains("extension UIStackView.Alignment { var word"))
    #expect(lowered.contains("let a: UIStackView.Alignment = .fill"))
    #expect(lowered.contains("let b: UIStackViewDistribution = .own"))
  }

  @Test("so are overrides and implementations of what was renamed")
  func declarations() {
    let old =
      "class A: UIViewController {\n"
      + "  override func didMove(toParentViewController p: UIViewController?) { f(p) }\n"
      + "  override var childViewControllerForStatusBarStyle: UIViewController? { nil }\n"
      + "  func imagePickerController(_ c: UIImagePickerController, "
      + "didFinishPickingMediaWithInfo info: [String : Any]) "
      + "{ f(info[UIImagePickerControllerEditedImage]) }\n}\n"
    let lowered = Lowered(old, mode: "4")
    #expect(lowered.contains("override func didMove(toParent p: UIViewController?)"))
    #expect(lowered.contains("override var childForStatusBarStyle: UIViewController?"))
    #expect(lowered.contains("WithInfo info: [UIImagePickerController.InfoKey : Any])"))
    #expect(lowered.contains("info[UIImagePickerController.InfoKey.editedImage]"))
  }

  /// In mode 4 the compiler calls the language 4.1.50, so that the branch of the old names is the one
  /// that holds.
  @Test("sources for both sides of Swift 4.2 have the old names where mode 4 reads them")
  func versions() {
    let old =
      "#if swift(>=4.2)\ntypealias Edge = NSLayoutConstraint.Attribute\n"
      + "#elseif swift(>=4.1.50)\ntypealias Edge = NSLayoutAttribute\n#endif\n"
    #expect(
      Lowered(old, mode: "4").contains(
        "#elseif swift(>=4.1.50)\ntypealias Edge = NSLayoutConstraint.Attribute\n"))
    #expect(Lowered(old, mode: "4.2").contains("\ntypealias Edge = NSLayoutAttribute\n"))
  }

  @Test("controllers name their own members without self")
  func ownMembers() {
    let old =
      "class A: UIViewController {\n"
      + "  func add(_ p: UIViewController) {\n"
      + "    if !childViewControllers.contains(p) { addChildViewController(p) }\n"
      + "    removeFromParentViewController()\n  }\n}\n"
    let lowered = Lowered(old, mode: "4")
    #expect(lowered.contains("if !children.contains(p) { addChild(p) }"))
    #expect(lowered.contains("    removeFromParent()\n"))
    let own =
      "class B: UIViewController {\n"
      + "  func f() { let childViewControllers = [1]; g(childViewControllers) }\n}\n"
    #expect(Lowered(own, mode: "4").contains("g(childViewControllers)"))
  }

  @Test("in later modes and for an app's own types names stay")
  func keeps() {
    let text = "let a = UITableViewAutomaticDimension\n"
    #expect(Lowered(text, mode: "4.2").module.files[0].isUntouched)
    let own = "enum UIControlState {}\nlet a: UIControlState\n"
    #expect(Lowered(own, mode: "4").module.files[0].isUntouched)
  }
}

@Suite("Columns")
struct ColumnTests {
  @Test("text after a shortened or lengthened expression maps back to its own column")
  func mapsBack() {
    let line = "  let s = #selector(go); oops(); f(#keyPath(A.b)); oops2()"
    let lowered = Lowered("class A: UIView {\n  @objc func go() {\n\(line)\n  }\n}\n")
    let output = lowered.lines().first { $0.contains("oops()") } ?? ""
    for word in ["oops()", "oops2()"] {
      guard let out = output.range(of: word), let own = line.range(of: word) else {
        Issue.record("\(word) is lost")
        return
      }
      let reported = output.utf8.distance(from: output.startIndex, to: out.lowerBound) + 1
      let written = line.utf8.distance(from: line.startIndex, to: own.lowerBound) + 1
      #expect(
        lowered.module.columns.column(reported, path: "/app/File0.swift", line: 3) == written)
    }
  }

  @Test("columns before the change and of other lines are as reported")
  func keepsOthers() {
    let lowered = Lowered("class A {\n  let s = #selector(A.go); let n = 1\n  let m = 2\n}\n")
    let columns = lowered.module.columns
    #expect(columns.column(7, path: "/app/File0.swift", line: 2) == 7)
    #expect(columns.column(9, path: "/app/File0.swift", line: 3) == 9)
  }

  @Test("the lines of a file stay its lines, whatever is put between them")
  func keepsLines() {
    let text = (1...30).map { "let line\($0) = \($0)" }.joined(separator: "\n")
    let lowered = Lowered("class A: UIView {\n  @IBOutlet var x: UIView!\n}\n" + text + "\n")
    var number = 0
    for line in lowered.lines() {
      if let mark = line.range(of: ", line: ") {
        number = Int(line[mark.upperBound...].dropLast()) ?? 0
        continue
      }
      if line.hasPrefix("let line") { #expect(line.hasPrefix("let line\(number - 3) ")) }
      number += 1
    }
  }
}

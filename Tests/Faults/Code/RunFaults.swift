// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

final class Hungry: UIViewController {
  var blocks: [[Int]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    while true { blocks.append(Array(repeating: 1, count: 1 << 20)) }  // fault
  }
}

#Preview("crash fault 1") {
  Screen { _, _ in
    let numbers: [Int] = []
    _ = numbers[3]  // fault
  }
}
#Preview("crash fault 2") {
  Screen { view, _ in
    view.place(UILabel(sound: Missing.text!))  // fault
  }
}
#Preview("crash fault 3") {
  Screen { view, _ in
    UIView().topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // fault
  }
}

enum Missing { nonisolated(unsafe) static var text: String? }

#Preview("hang fault 1") {
  Screen { _, _ in
    var number = 1
    while number > 0 { number = number % 7 + 1 }  // fault
  }
}
#Preview("memory fault 1") { Hungry() }
#Preview("network fault 1") {
  Screen { _, _ in
    URLSession.shared.dataTask(with: URL(string: "https://example.com/list")!) { _, _, _ in }
      .resume()
  }
}

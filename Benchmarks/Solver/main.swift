// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Foundation

let folder =
  CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "Benchmarks/Solver/Systems"
let cell = try TestSystem(path: folder + "/cell.txt")
let enaml = try TestSystem(path: folder + "/enaml.txt")

let shown = LiveSystem(cell)
_ = shown.measure(width: 375, title: 600, subtitle: 400)
let values = [3, 10, 11, 14, 15].map(shown.value)
print(
  "# cell height \(values[0]) title \(Int(values[1]))x\(Int(values[2]))"
    + " subtitle \(Int(values[3]))x\(Int(values[4]))")

benchmark("cell/fresh", count: 2000) { index in
  LiveSystem(cell).measure(width: index % 2 == 1 ? 375 : 812, title: 600, subtitle: 400)
}
let live = LiveSystem(cell)
benchmark("cell/rotate", count: 20000) { index in
  live.measure(width: index % 2 == 1 ? 375 : 812, title: 600, subtitle: 400)
}
benchmark("cell/content", count: 20000) { index in
  live.measure(
    width: 375, title: Double(100 + index * 37 % 900), subtitle: Double(80 + index * 53 % 700))
}
benchmark("cell/width", count: 20000) { index in
  live.suggest(index % 2 == 1 ? 375 : 812, 0)
  return live.sum()
}
benchmark("enaml/build", count: 300) { _ in
  let live = LiveSystem(enaml)
  live.suggest(400, 0)
  live.suggest(600, 1)
  return live.sum()
}
let window = LiveSystem(enaml)
let sizes: [(Double, Double)] = [
  (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
]
benchmark("enaml/suggest", count: 20000) { index in
  window.suggest(sizes[index % 6].0, 0)
  window.suggest(sizes[index % 6].1, 1)
  return window.sum()
}
for views in [50, 150, 600] {
  benchmark("window/\(views)-views/build", count: 1) { _ in Screen(views: views).heightSum() }
  let screen = Screen(views: views)
  benchmark("window/\(views)-views/resize", count: 20) { index in
    screen.resize(to: index % 2 == 1 ? 375 : 812)
    return screen.heightSum()
  }
}

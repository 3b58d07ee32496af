// Part of Snug, under the Apache License 2.0; see LICENSE.

// The screens of an app whose numbers no layout can be made of. Each lives on a phone, or ends there
// with UIKit's words; none may end Snug.
import UIKit

let worst: [CGFloat] = [
  .nan, .infinity, -.infinity, -10, 1e12, -1e12, .greatestFiniteMagnitude, 1e-320,
]
let lengths = worst
let numbers = worst.filter { !$0.isNaN }

/// Rows and headers as high as the worst numbers.
final class RowsController: UITableViewController {
  var lengths = worst
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lengths.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    lengths[indexPath.row]
  }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    lengths[indexPath.row]
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { lengths[0] }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    Int.max
  }
}

/// A table that counts to less than nothing.
final class CountController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    -1
  }
}

/// Items as large as the worst numbers.
final class ItemsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var isNegative = false
  var lengths = worst
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    lengths.count
  }
  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    isNegative ? CGSize(width: -1, height: 20) : CGSize(width: lengths[indexPath.item], height: 20)
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    isNegative
      ? .zero : UIEdgeInsets(top: lengths[0], left: -.infinity, bottom: 1e12, right: lengths[0])
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { isNegative ? 0 : lengths[0] }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { isNegative ? 0 : -.infinity }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
}

/// A cell that prefers the worst sizes.
final class PreferringCell: UICollectionViewCell {
  nonisolated(unsafe) static var number = 0
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.number += 1
    let length = lengths[Self.number % lengths.count]
    attributes.size = CGSize(width: length, height: length)
    return attributes
  }
}

/// Cells that prefer the worst sizes, in a layout of any kind; the same cell twice where asked.
class CellsController: UICollectionViewController {
  var cell: UICollectionViewCell?
  var sharesCell = false
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PreferringCell.self, forCellWithReuseIdentifier: "a")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 30 }
  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if sharesCell, let cell { return cell }
    let made = view.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    cell = made
    return made
  }
}

@MainActor func flow() -> UICollectionViewLayout {
  let layout = UICollectionViewFlowLayout()
  layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  return layout
}

@MainActor func compositional(_ length: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(length), heightDimension: .estimated(length))
  let item = NSCollectionLayoutItem(layoutSize: size)
  item.contentInsets = NSDirectionalEdgeInsets(
    top: length, leading: length, bottom: length, trailing: 0)
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
  group.interItemSpacing = .fixed(length)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = length
  return UICollectionViewCompositionalLayout(section: section)
}

/// A layout that names items which do not exist, at places where none can be.
final class StrangeLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<40).map { number in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: number % 2 == 0 ? number : -number, section: number % 3))
      let length = lengths[number % lengths.count]
      attributes.frame = CGRect(x: length, y: length, width: length, height: length)
      attributes.transform = CGAffineTransform(scaleX: length, y: 0)
      return attributes
    }
  }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: path.item + 1, section: 99))
  }
}

/// A layout that shows more items than there are.
final class LongLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<40).map { number in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: number, section: 0))
      attributes.frame = CGRect(x: 0, y: number * 10, width: 300, height: 10)
      return attributes
    }
  }
}

/// Views, labels and constraints with the worst numbers.
final class ViewsController: UIViewController {
  var lengths = worst
  /// What a constraint that is not finite ends.
  var constrains = true
  override func viewDidLoad() {
    super.viewDidLoad()
    for length in lengths {
      let label = UILabel(frame: CGRect(x: 0, y: length, width: length, height: 20))
      label.text = "Text of \(length)"
      label.font = .systemFont(ofSize: length)
      label.preferredMaxLayoutWidth = length
      label.minimumScaleFactor = length
      view.addSubview(label)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.bounds.size = CGSize(width: length, height: -length)
      child.center = CGPoint(x: length, y: length)
      child.layoutMargins = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
      child.transform = CGAffineTransform(rotationAngle: length).scaledBy(x: length, y: 0)
      child.layer.cornerRadius = length
      child.alpha = length
      if constrains || length.isFinite {
        child.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: length).isActive =
          true
      }
      let stack = UIStackView(arrangedSubviews: [
        UILabel(), UIImageView(image: UIImage(named: "none")),
      ])
      stack.spacing = length
      stack.frame = CGRect(x: 0, y: 0, width: length, height: length)
      view.addSubview(stack)
    }
  }
}

final class ScrollController: UIViewController {
  var lengths = worst
  override func viewDidLoad() {
    super.viewDidLoad()
    for length in lengths {
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: length, height: length)
      scroll.contentInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
      scroll.contentOffset = CGPoint(x: length, y: length)
      scroll.maximumZoomScale = length
      scroll.setContentOffset(CGPoint(x: length, y: 0), animated: true)
      scroll.scrollRectToVisible(
        CGRect(x: length, y: length, width: length, height: length), animated: true)
      view.addSubview(scroll)
    }
  }
}

final class ControlsController: UIViewController {
  var lengths = worst
  override func viewDidLoad() {
    super.viewDidLoad()
    for length in lengths {
      let slider = UISlider()
      slider.minimumValue = Float(length)
      slider.value = Float(length)
      let stepper = UIStepper()
      stepper.stepValue = 1
      stepper.maximumValue = Double(length)
      let progress = UIProgressView()
      progress.progress = Float(length)
      let pages = UIPageControl()
      pages.numberOfPages = length == 1e12 ? Int.max : 3
      pages.currentPage = -5
      let attributed = UILabel()
      let style = NSMutableParagraphStyle()
      style.lineSpacing = length
      style.minimumLineHeight = length
      style.firstLineHeadIndent = length
      attributed.attributedText = NSAttributedString(
        string: "Words that wrap over lines", attributes: [.kern: length, .paragraphStyle: style])
      attributed.numberOfLines = Int.min
      for one in [slider, stepper, progress, pages, attributed] as [UIView] {
        one.frame = CGRect(x: 0, y: 100, width: length, height: length)
        view.addSubview(one)
        one.sizeToFit()
        _ = one.sizeThatFits(CGSize(width: length, height: length))
        _ = one.systemLayoutSizeFitting(CGSize(width: length, height: length))
      }
    }
  }
}

/// Everything drawn with the worst numbers.
final class Drawing: UIView {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    for length in lengths {
      context?.setLineWidth(length)
      context?.translateBy(x: length, y: length)
      context?.stroke(CGRect(x: length, y: 0, width: length, height: length))
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: length, height: 9), cornerRadius: length)
        .fill()
      UIBezierPath(
        arcCenter: .zero, radius: length, startAngle: length, endAngle: -length, clockwise: true
      ).stroke()
      ("a" as NSString).draw(at: CGPoint(x: length, y: length), withAttributes: nil)
      _ = UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image { _ in }
    }
  }
}

final class ItselfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(view)
  }
}

final class OwnChildController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(self)
  }
}

final class AncestorController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIViewController()
    addChild(child)
    child.addChild(self)
  }
}

final class DeepController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var last = view!
    for _ in 0..<20_000 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      last.addSubview(next)
      last = next
    }
  }
}

final class DeepFromBelowController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var last = UIView()
    for _ in 0..<20_000 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      next.addSubview(last)
      last = next
    }
    view.addSubview(last)
  }
}

#Preview("rows") { RowsController() }
#Preview("rows without NaN") {
  let controller = RowsController()
  controller.lengths = numbers
  return controller
}
#Preview("items without NaN") {
  let controller = ItemsController()
  controller.lengths = numbers.filter { $0 > 0 }
  return controller
}
#Preview("large views") {
  let controller = ViewsController()
  (controller.lengths, controller.constrains) = (numbers.filter(\.isFinite), false)
  return controller
}
#Preview("multipliers") {
  let controller = ViewsController()
  controller.lengths = numbers
  return controller
}
#Preview("scroll without NaN") {
  let controller = ScrollController()
  controller.lengths = numbers
  return controller
}
#Preview("large controls") {
  let controller = ControlsController()
  controller.lengths = numbers.filter(\.isFinite)
  return controller
}
#Preview("counts") { CountController() }
#Preview("items") { ItemsController() }
#Preview("negative items") {
  let controller = ItemsController()
  controller.isNegative = true
  return controller
}
#Preview("preferring") { CellsController(collectionViewLayout: flow()) }
#Preview("compositional") { CellsController(collectionViewLayout: compositional(.nan)) }
#Preview("compositional of nothing") { CellsController(collectionViewLayout: compositional(-1)) }
#Preview("compositional without end") {
  CellsController(collectionViewLayout: compositional(.infinity))
}
#Preview("strange layout") { CellsController(collectionViewLayout: StrangeLayout()) }
#Preview("items too many") { CellsController(collectionViewLayout: LongLayout()) }
#Preview("one cell") {
  let controller = CellsController(collectionViewLayout: UICollectionViewFlowLayout())
  controller.sharesCell = true
  return controller
}
#Preview("views") { ViewsController() }
#Preview("scroll") { ScrollController() }
#Preview("controls") { ControlsController() }
#Preview("drawing") {
  let controller = UIViewController()
  controller.view = Drawing()
  return controller
}
#Preview("itself") { ItselfController() }
#Preview("own child") { OwnChildController() }
#Preview("ancestor") { AncestorController() }
#Preview("deep") { DeepController() }
#Preview("deep from below") { DeepFromBelowController() }

// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An app in which each kind of touch leads to a controller of its own.
enum ExploredTouchesApp {
  /// A tab a kind, so that each is near.
  static let source =
    SmallApp.delegate(showing: "Tabs()") + """
      class Tabs: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [
                  SheetsController(), BookController(), RowsController(), FormController(),
                  ControlsController(),
              ].map { UINavigationController(rootViewController: $0) }
          }
      }

      extension UIViewController {
          func open(_ controller: UIViewController) {
              navigationController?.pushViewController(controller, animated: false)
          }
      }

      class FirstChoiceController: UIViewController {}
      class SecondChoiceController: UIViewController {}
      class MenuChoiceController: UIViewController {}
      class BackPageController: UIViewController {}
      class LeadingController: UIViewController {}
      class TrailingController: UIViewController {}
      class FarCardController: UIViewController {}
      class SwipedController: UIViewController {}
      class PressedController: UIViewController {}
      class WheelController: UIViewController {}
      class DateController: UIViewController {}
      class ReturnController: UIViewController {}

      /// Two sheets of one shape, and a menu.
      class SheetsController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Sheets"
              for (index, name) in ["One", "Two"].enumerated() {
                  let button = UIButton(type: .system)
                  button.setTitle(name, for: .normal)
                  button.frame = CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 44)
                  button.addAction(
                      UIAction { [weak self] _ in self?.ask(index) }, for: .touchUpInside)
                  view.addSubview(button)
              }
              let card = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
              card.addInteraction(UIContextMenuInteraction(delegate: self))
              view.addSubview(card)
          }

          func ask(_ index: Int) {
              let sheet = UIAlertController(
                  title: nil, message: nil, preferredStyle: .actionSheet)
              sheet.addAction(UIAlertAction(title: "Open", style: .default) { [weak self] _ in
                  self?.open(index == 0 ? FirstChoiceController() : SecondChoiceController())
              })
              sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
              present(sheet, animated: false)
          }
      }

      extension SheetsController: UIContextMenuInteractionDelegate {
          func contextMenuInteraction(
              _ interaction: UIContextMenuInteraction,
              configurationForMenuAtLocation location: CGPoint
          ) -> UIContextMenuConfiguration? {
              UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                  UIMenu(title: "", children: [
                      UIAction(title: "Show") { [weak self] _ in self?.open(MenuChoiceController()) }
                  ])
              }
          }
      }

      /// Three pages of one class; only the last has a way on.
      class BookController: UIPageViewController, UIPageViewControllerDataSource {
          init() {
              super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
              title = "Book"
          }
          required init?(coder: NSCoder) { fatalError() }

          override func viewDidLoad() {
              super.viewDidLoad()
              dataSource = self
              setViewControllers([PageController(0)], direction: .forward, animated: false)
          }
          func pageViewController(
              _ book: UIPageViewController, viewControllerBefore page: UIViewController
          ) -> UIViewController? {
              let number = (page as! PageController).number
              return number == 0 ? nil : PageController(number - 1)
          }
          func pageViewController(
              _ book: UIPageViewController, viewControllerAfter page: UIViewController
          ) -> UIViewController? {
              let number = (page as! PageController).number
              return number == 2 ? nil : PageController(number + 1)
          }
      }

      class PageController: UIViewController {
          let number: Int
          init(_ number: Int) { self.number = number; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }

          override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton(type: .system)
              button.setTitle("Page \\(number)", for: .normal)
              button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
              button.addAction(UIAction { [weak self] _ in
                  if self?.number == 2 { self?.open(BackPageController()) }
              }, for: .touchUpInside)
              view.addSubview(button)
          }
      }

      /// Swipes of the third row, and a shelf whose last card leads on.
      class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate,
          UICollectionViewDataSource, UICollectionViewDelegate
      {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Rows"
              let table = UITableView(frame: CGRect(x: 0, y: 64, width: 320, height: 240))
              table.dataSource = self
              table.delegate = self
              view.addSubview(table)
              let layout = UICollectionViewFlowLayout()
              layout.scrollDirection = .horizontal
              layout.itemSize = CGSize(width: 120, height: 80)
              let shelf = UICollectionView(
                  frame: CGRect(x: 0, y: 320, width: 320, height: 100), collectionViewLayout: layout)
              shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
              shelf.dataSource = self
              shelf.delegate = self
              view.addSubview(shelf)
          }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
          func tableView(
              _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Row \\(path.row)"
              return cell
          }
          func tableView(
              _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
          ) -> UISwipeActionsConfiguration? {
              path.row == 2 ? swipe("Pin") { LeadingController() } : nil
          }
          func tableView(
              _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
          ) -> UISwipeActionsConfiguration? {
              path.row == 3 ? swipe("More") { TrailingController() } : swipe("Nothing") { nil }
          }
          func swipe(
              _ title: String, _ make: @escaping () -> UIViewController?
          ) -> UISwipeActionsConfiguration {
              UISwipeActionsConfiguration(actions: [
                  UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                      if let next = make() { self?.open(next) }
                      done(true)
                  }
              ])
          }
          func collectionView(_ shelf: UICollectionView, numberOfItemsInSection n: Int) -> Int { 9 }
          func collectionView(
              _ shelf: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
              shelf.dequeueReusableCell(withReuseIdentifier: "card", for: path)
          }
          func collectionView(_ shelf: UICollectionView, didSelectItemAt path: IndexPath) {
              if path.item == 8 { open(FarCardController()) }
          }
      }

      class FormController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource,
          UIPickerViewDelegate
      {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Form"
              let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
              field.placeholder = "Code"
              field.delegate = self
              view.addSubview(field)
              let pad = UIView(frame: CGRect(x: 20, y: 130, width: 90, height: 60))
              let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
              swipe.direction = .up
              pad.addGestureRecognizer(swipe)
              view.addSubview(pad)
              let button = UIButton(type: .system)
              button.setTitle("Hold", for: .normal)
              button.frame = CGRect(x: 150, y: 130, width: 90, height: 44)
              button.addGestureRecognizer(
                  UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
              view.addSubview(button)
              let wheel = UIPickerView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
              wheel.dataSource = self
              wheel.delegate = self
              view.addSubview(wheel)
              let date = UIDatePicker(frame: CGRect(x: 20, y: 310, width: 200, height: 40))
              date.addTarget(self, action: #selector(dated), for: .valueChanged)
              view.addSubview(date)
          }
          @objc func swiped() { open(SwipedController()) }
          @objc func pressed(_ press: UILongPressGestureRecognizer) {
              if press.state == .began { open(PressedController()) }
          }
          @objc func dated() { open(DateController()) }
          func textFieldShouldReturn(_ field: UITextField) -> Bool {
              if field.text?.isEmpty == false { open(ReturnController()) }
              return true
          }
          func numberOfComponents(in wheel: UIPickerView) -> Int { 1 }
          func pickerView(_ wheel: UIPickerView, numberOfRowsInComponent n: Int) -> Int { 3 }
          func pickerView(_ wheel: UIPickerView, titleForRow row: Int, forComponent n: Int) -> String? {
              "Size \\(row)"
          }
          func pickerView(_ wheel: UIPickerView, didSelectRow row: Int, inComponent n: Int) {
              open(WheelController())
          }
      }

      """ + ControlsApp.source
}

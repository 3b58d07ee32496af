// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The tab of ``ExploredTouchesApp`` with controls that have values, what is pulled, drawn to its end,
/// edited and dismissed.
enum ControlsApp {
  static let source = """

    class ToggledController: UIViewController {}
    class SegmentController: UIViewController {}
    class SliderController: UIViewController {}
    class StepperController: UIViewController {}
    class DotsController: UIViewController {}
    class TappedController: UIViewController {}
    class DismissedController: UIViewController {}
    class RefreshedController: UIViewController {}
    class EndController: UIViewController {}
    class DeletedController: UIViewController {}
    class SheetController: UIViewController {}

    class ControlsController: UIViewController, UIAdaptivePresentationControllerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Controls"
            add(UISwitch(), 80, for: .valueChanged) { ToggledController() }
            add(UISegmentedControl(items: ["A", "B"]), 120, for: .valueChanged) {
                SegmentController()
            }
            add(UISlider(), 160, for: .valueChanged) { SliderController() }
            add(UIStepper(), 200, for: .valueChanged) { StepperController() }
            let dots = UIPageControl()
            dots.numberOfPages = 3
            dots.backgroundColor = .gray
            add(dots, 240, for: .valueChanged) { DotsController() }
            let pad = UIView(frame: CGRect(x: 20, y: 280, width: 90, height: 44))
            pad.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            view.addSubview(pad)
            let sheet = UIButton(type: .system)
            sheet.setTitle("Sheet", for: .normal)
            add(sheet, 340, for: .touchUpInside) { [weak self] in
                let sheet = SheetController()
                sheet.presentationController?.delegate = self
                self?.present(sheet, animated: false)
                return nil
            }
            let lists = UIButton(type: .system)
            lists.setTitle("Lists", for: .normal)
            add(lists, 400, for: .touchUpInside) { ListsController() }
        }
        func add(
            _ control: UIControl, _ y: CGFloat, for event: UIControl.Event,
            _ next: @escaping () -> UIViewController?
        ) {
            control.frame = CGRect(x: 20, y: y, width: 200, height: 34)
            control.addAction(UIAction { [weak self] _ in
                if let next = next() { self?.open(next) }
            }, for: event)
            view.addSubview(control)
        }
        @objc func tapped() { open(TappedController()) }
        func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
            open(DismissedController())
        }
    }

    /// Rows that are edited, and pulled; below them something tall.
    class ListsController: UIViewController, UITableViewDataSource, UIScrollViewDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 64, width: 320, height: 200))
        let tall = UIScrollView(frame: CGRect(x: 0, y: 280, width: 320, height: 160))

        override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = self
            table.isEditing = true
            let refresh = UIRefreshControl()
            refresh.addAction(UIAction { [weak self, weak refresh] _ in
                refresh?.endRefreshing()
                self?.open(RefreshedController())
            }, for: .valueChanged)
            table.refreshControl = refresh
            view.addSubview(table)
            tall.contentSize = CGSize(width: 320, height: 600)
            tall.delegate = self
            view.addSubview(tall)
        }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Part \\(path.row)"
            return cell
        }
        func tableView(
            _ table: UITableView, commit style: UITableViewCell.EditingStyle,
            forRowAt path: IndexPath
        ) {
            open(DeletedController())
        }
        func scrollViewDidScroll(_ view: UIScrollView) {
            guard view.contentOffset.y >= 440, navigationController?.topViewController === self else {
                return
            }
            open(EndController())
        }
    }

    """
}

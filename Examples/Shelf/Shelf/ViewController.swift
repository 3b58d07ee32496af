import UIKit

class ViewController: UIViewController {
    @IBOutlet private weak var segmentedControl: UISegmentedControl!
    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var flowLayout: UICollectionViewFlowLayout!
    @IBOutlet private weak var collectionViewHeightConstraint: NSLayoutConstraint!

    private var contents: [CardContent] = []

    override func viewDidLoad() {
        super.viewDidLoad()

        let nib = UINib(nibName: Constants.reuseIdentifier, bundle: nil)
        collectionView.register(nib, forCellWithReuseIdentifier: Constants.reuseIdentifier)
        collectionView.contentInset = Constants.edgeInsets

        show(Constants.firstDataSet)
    }

    @IBAction private func dataSetChanged(_ sender: UISegmentedControl) {
        guard let dataSet = DataSet(rawValue: sender.selectedSegmentIndex) else {
            return
        }
        show(dataSet)
    }

    private func show(_ dataSet: DataSet) {
        segmentedControl.selectedSegmentIndex = dataSet.rawValue
        contents = dataSet.tools.map(CardContent.init)
        updateHeight()

        flowLayout.invalidateLayout()
        collectionView.reloadData()
        collectionView.setContentOffset(
            CGPoint(x: -collectionView.contentInset.left, y: -collectionView.contentInset.top), animated: false)
    }

    /// Makes the cards as high as the highest of them has to be, and the shelf as high as its cards.
    private func updateHeight() {
        let textWidth = Constants.cardWidth - Constants.textInsets.left - Constants.textInsets.right
        guard let content = tallest(of: contents, forTextWidth: textWidth) else {
            return
        }

        let height = ToolCard.height(showing: content, width: Constants.cardWidth)
        flowLayout.itemSize = CGSize(width: Constants.cardWidth, height: height)
        collectionViewHeightConstraint.constant = height + Constants.edgeInsets.top + Constants.edgeInsets.bottom
    }
}

// MARK: - UICollectionViewDataSource

extension ViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return contents.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Constants.reuseIdentifier, for: indexPath) as! ToolCard
        cell.show(contents[indexPath.item])
        return cell
    }
}

private enum Constants {
    static let reuseIdentifier = "ToolCard"
    static let firstDataSet = DataSet.mixed
    static let cardWidth: CGFloat = 240
    static let textInsets = UIEdgeInsetsMake(0, 16, 0, 16)
    static let edgeInsets = UIEdgeInsetsMake(8, 16, 8, 16)
}

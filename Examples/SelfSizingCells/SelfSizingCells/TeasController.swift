import UIKit

/// The menu of a tea house, in chips that are each as large as their text.
final class TeasController: UICollectionViewController {
    private let menu = Tea.menu
    /// The width that cells were told last.
    private var filledFor: CGFloat = 0

    private var layout: UICollectionViewFlowLayout {
        return collectionViewLayout as! UICollectionViewFlowLayout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.sectionInsetReference = .fromSafeArea
        // Asks every cell for its size.
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // Cells learn how wide they may be when they are filled.
        if widestCell != filledFor {
            filledFor = widestCell
            collectionView.reloadData()
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return menu.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TeaCell.reuseIdentifier, for: indexPath)
        (cell as? TeaCell)?.show(menu[indexPath.item], within: widestCell)
        return cell
    }

    /// Points from one section inset to the other.
    private var widestCell: CGFloat {
        let insets = layout.sectionInset
        return collectionView.safeAreaLayoutGuide.layoutFrame.width - insets.left - insets.right
    }
}

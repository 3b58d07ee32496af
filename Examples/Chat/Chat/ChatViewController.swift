import UIKit

/// The conversation, newest message at the bottom, above a field to write in.
final class ChatViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    private let conversation: Conversation
    private let inputBar = InputBar()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private var hasShownEnd = false

    init(conversation: Conversation) {
        self.conversation = conversation
        super.init(nibName: nil, bundle: nil)
        title = "Conversation"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Earlier", style: .plain, target: self, action: #selector(loadEarlier))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Latest", style: .plain, target: self, action: #selector(showLatest))
        setUpList()
        inputBar.onSend = { [weak self] in self?.send($0) }
        setUpConstraints()
        showMessages(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasShownEnd, list.bounds.height > 0 else { return }
        hasShownEnd = true
        showLatest()
    }

    // MARK: Actions

    @objc private func loadEarlier() {
        _ = conversation.loadEarlier(100)
        showMessages(animated: true)
    }

    @objc private func showLatest() {
        let last = IndexPath(item: conversation.ids.count - 1, section: 0)
        list.scrollToItem(at: last, at: .bottom, animated: false)
    }

    private func send(_ text: String) {
        _ = conversation.send(text)
        showMessages(animated: true)
        showLatest()
    }

    // MARK: List

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 6
        layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        layout.estimatedItemSize = CGSize(width: 320, height: 60)
        return layout
    }

    private func setUpList() {
        list.backgroundColor = .systemBackground
        list.alwaysBounceVertical = true
        list.keyboardDismissMode = .interactive
        list.accessibilityIdentifier = "messages"
        list.delegate = self
        list.register(TextCell.self, forCellWithReuseIdentifier: TextCell.reuseIdentifier)
        list.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
        list.register(RepliesCell.self, forCellWithReuseIdentifier: RepliesCell.reuseIdentifier)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        UICollectionViewDiffableDataSource(collectionView: list) { [unowned self] list, path, id in
            cell(for: conversation.message(id), in: list, at: path)
        }
    }

    private func showMessages(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(conversation.ids))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func cell(
        for message: Message, in list: UICollectionView, at path: IndexPath
    ) -> UICollectionViewCell {
        switch message.content {
        case .text(let text):
            let cell = list.dequeueReusableCell(
                withReuseIdentifier: TextCell.reuseIdentifier, for: path) as! TextCell
            cell.show(text, isMine: message.isMine)
            return cell
        case .photo(let photo):
            let cell = list.dequeueReusableCell(
                withReuseIdentifier: PhotoCell.reuseIdentifier, for: path) as! PhotoCell
            cell.show(image(for: photo, of: message), isMine: message.isMine)
            return cell
        case .replies(let replies):
            let cell = list.dequeueReusableCell(
                withReuseIdentifier: RepliesCell.reuseIdentifier, for: path) as! RepliesCell
            cell.show(replies)
            return cell
        }
    }

    /// The picture if it is there; else its message is configured again when it arrives.
    private func image(for photo: Photo, of message: Message) -> UIImage? {
        if let image = PhotoLoader.shared.image(for: photo) { return image }
        PhotoLoader.shared.load(photo) { [weak self] _ in
            guard let self else { return }
            var snapshot = dataSource.snapshot()
            snapshot.reconfigureItems([message.id])
            dataSource.apply(snapshot, animatingDifferences: false)
        }
        return nil
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: 60)
    }

    // MARK: Layout

    private func setUpConstraints() {
        for view in [list, inputBar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

import UIKit

/// A text field that grows with what is written, up to five lines, and a button that sends it.
final class InputBar: UIView, UITextViewDelegate {
    var onSend: (String) -> Void = { _ in }

    let textView = UITextView()
    private let sendButton = UIButton(type: .system)
    private let placeholder = UILabel()
    private var heightLimit: NSLayoutConstraint!
    /// The height of a field that scrolls, which has none of its own.
    private var fullHeight: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        setUpTextView()
        setUpButton()
        setUpConstraints()
        textViewDidChange(textView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = !textView.text.isEmpty
        let wanted = textView.sizeThatFits(
            CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)).height
        textView.isScrollEnabled = wanted > heightLimit.constant
        fullHeight.isActive = textView.isScrollEnabled
        textView.invalidateIntrinsicContentSize()
    }

    @objc private func send() {
        let text = textView.text ?? ""
        textView.text = ""
        textViewDidChange(textView)
        onSend(text)
    }

    private func setUpTextView() {
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.isScrollEnabled = false
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.layer.borderWidth = 1
        textView.layer.cornerRadius = 17
        textView.textContainerInset = UIEdgeInsets(top: 7, left: 8, bottom: 7, right: 8)
        textView.accessibilityIdentifier = "message"
        textView.delegate = self
        placeholder.text = "Message"
        placeholder.font = textView.font
        placeholder.adjustsFontForContentSizeCategory = true
        placeholder.textColor = .placeholderText
    }

    private func setUpButton() {
        sendButton.setTitle("Send", for: .normal)
        sendButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        sendButton.titleLabel?.adjustsFontForContentSizeCategory = true
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
    }

    private func setUpConstraints() {
        for view in [textView, sendButton, placeholder] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let margins = layoutMarginsGuide
        heightLimit = textView.heightAnchor.constraint(lessThanOrEqualToConstant: 120)
        fullHeight = textView.heightAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            heightLimit,
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 13),
            placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 7),
        ])
    }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum PKPaymentButtonType: Int, Sendable {
  case plain = 0
  case buy
  case setUp
  case inStore
  case donate
  case checkout
  case book
  case subscribe
  case reload
  case addMoney
  case topUp
  case order
  case rent
  case support
  case contribute
  case tip
  case `continue`

  var title: String {
    switch self {
    case .plain: "Apple Pay"
    case .buy: "Buy with Apple Pay"
    case .setUp: "Set up Apple Pay"
    case .inStore: "Pay with Apple Pay"
    case .donate: "Donate with Apple Pay"
    case .checkout: "Check out with Apple Pay"
    case .book: "Book with Apple Pay"
    case .subscribe: "Subscribe with Apple Pay"
    case .reload: "Reload with Apple Pay"
    case .addMoney: "Add money with Apple Pay"
    case .topUp: "Top up with Apple Pay"
    case .order: "Order with Apple Pay"
    case .rent: "Rent with Apple Pay"
    case .support: "Support with Apple Pay"
    case .contribute: "Contribute with Apple Pay"
    case .tip: "Tip with Apple Pay"
    case .continue: "Continue with Apple Pay"
    }
  }
}

public enum PKPaymentButtonStyle: Int, Sendable {
  case white = 0
  case whiteOutline
  case black
  case automatic
}

/// Pays: a plain button of Apple's smallest size, 100 by 30 points, or 140 by 30 with words.
open class PKPaymentButton: UIButton {
  private var kind = PKPaymentButtonType.plain

  open var cornerRadius: CGFloat = 4 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: .zero)
    kind = type
    let dark = style == .black || style == .automatic
    backgroundColor = dark ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    setTitle(type.title, for: .normal)
    setTitleColor(dark ? .white : .black, for: .normal)
    bounds.size = intrinsicContentSize
  }

  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: kind == .plain ? 100 : 140, height: 30)
  }
}

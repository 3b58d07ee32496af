import UIKit

/// Shows a row's title, detail and symbol, with what stands at its end.
final class RowCell: UITableViewCell {
  func show(_ row: Row) {
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    content.secondaryText = row.detail
    content.textProperties.numberOfLines = 0
    content.secondaryTextProperties.numberOfLines = 0
    content.image = row.symbol.flatMap { UIImage(systemName: $0) }
    content.imageProperties.tintColor = .meadow
    accessoryType = .none
    accessoryView = nil
    switch row.kind {
    case .link: accessoryType = .disclosureIndicator
    case .choice(let isChosen): accessoryType = isChosen ? .checkmark : .none
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = row.title
      accessoryView = toggle
    case .button(let isDestructive, _):
      content.textProperties.color = isDestructive ? .systemRed : .meadow
    case .fact, .field: break
    }
    contentConfiguration = content
    backgroundColor = .card
  }
}

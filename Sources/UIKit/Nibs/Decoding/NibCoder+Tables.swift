// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Tables, their prototypes and static rows, and cells.
extension NibCoder {
  func decode(_ table: UITableView) {
    switch element["style"] {
    case "grouped": table.decodeStyle(.grouped)
    case "insetGrouped": table.decodeStyle(.insetGrouped)
    default: table.decodeStyle(.plain)
    }
    // Xcode writes -1 where the height is automatic.
    if let height = element.number("rowHeight") { table.rowHeight = NibCoder.height(height) }
    if let height = element.number("estimatedRowHeight") {
      table.estimatedRowHeight = NibCoder.height(height)
    }
    if let height = element.number("sectionHeaderHeight") {
      table.sectionHeaderHeight = NibCoder.height(height)
    }
    if let height = element.number("sectionFooterHeight") {
      table.sectionFooterHeight = NibCoder.height(height)
    }
    if let height = element.number("estimatedSectionHeaderHeight") {
      table.estimatedSectionHeaderHeight = NibCoder.height(height)
    }
    if let height = element.number("estimatedSectionFooterHeight") {
      table.estimatedSectionFooterHeight = NibCoder.height(height)
    }
    switch element["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: break
    }
    if let color = element.color("separatorColor") { table.separatorColor = loader.color(color) }
    if let inset = element.insets("separatorInset") {
      table.separatorInset = UIEdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }
    if let flag = element.boolean("allowsSelection") { table.allowsSelection = flag }
    if let flag = element.boolean("allowsMultipleSelection") {
      table.allowsMultipleSelection = flag
    }
    if let flag = element.boolean("contentViewInsetsToSafeArea") {
      table.insetsContentViewsToSafeArea = flag
    }
  }

  private static func height(_ value: CGFloat) -> CGFloat {
    value < 0 ? UITableView.automaticDimension : value
  }

  /// Header and footer views, prototypes under their identifiers, and static sections.
  func decodeContents(of table: UITableView) {
    if let header = element.child(key: "tableHeaderView"), header.name != "nil" {
      table.tableHeaderView = loader.make(header) as? UIView
    }
    if let footer = element.child(key: "tableFooterView"), footer.name != "nil" {
      table.tableFooterView = loader.make(footer) as? UIView
    }
    for cell in element.items(of: "prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      let loader = loader
      table.registerPrototype(forCellReuseIdentifier: identifier) {
        loader.prototype(cell) as? UITableViewCell ?? UITableViewCell(frame: .zero)
      }
    }
    let sections = element.items(of: "sections")
    if element["dataMode"] == "static", !sections.isEmpty {
      table.staticSections = sections.map(staticSection)
    }
    addSubviews(of: element, to: table)
    loader.deferConstraints(of: element, to: table, ownerID: element.id)
  }

  private func staticSection(_ element: Element) -> StaticTableSection {
    let section = loader.localised(element)
    var cells: [UITableViewCell] = []
    var heights: [Int: CGFloat] = [:]
    for element in section.items(of: "cells") {
      guard let cell = loader.make(element) as? UITableViewCell else { continue }
      if let height = element.number("rowHeight"), height >= 0 { heights[cells.count] = height }
      cells.append(cell)
    }
    return StaticTableSection(
      headerTitle: section.string("headerTitle"), footerTitle: section.string("footerTitle"),
      cells: cells, rowHeights: heights)
  }

  func decode(_ cell: UITableViewCell) {
    let style: UITableViewCell.CellStyle? =
      switch element["style"] {
      case "IBUITableViewCellStyleDefault": .default
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: nil
      }
    cell.decodePrototype(reuseIdentifier: element["reuseIdentifier"], style: style)
    cell.accessoryType = NibCoder.accessory(element["accessoryType"])
    cell.editingAccessoryType = NibCoder.accessory(element["editingAccessoryType"])
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let flag = element.boolean("shouldIndentWhileEditing") {
      cell.shouldIndentWhileEditing = flag
    }
    if let flag = element.boolean("showsReorderControl") { cell.showsReorderControl = flag }
    if let inset = element.insets("separatorInset") {
      cell.separatorInset = UIEdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }
  }

  private static func accessory(_ word: String?) -> UITableViewCell.AccessoryType {
    switch word {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }

  /// A cell's inside is its content view; labels and image of a built-in style are named by id.
  func decodeContents(of cell: UITableViewCell) {
    guard let content = element.child(key: "contentView") else {
      addSubviews(of: element, to: cell)
      loader.deferConstraints(of: element, to: cell, ownerID: element.id)
      return
    }
    fill(cell.contentView, from: content)
    if let label = element["textLabel"].flatMap({ loader.object(withID: $0) as? UILabel }) {
      cell.decodeLabel(label, isDetail: false)
    }
    if let label = element["detailTextLabel"].flatMap({ loader.object(withID: $0) as? UILabel }) {
      cell.decodeLabel(label, isDetail: true)
    }
    if let view = element["imageView"].flatMap({ loader.object(withID: $0) as? UIImageView }) {
      cell.decodeImageView(view)
    }
    if let view = element.child(key: "accessoryView"), view.name != "nil" {
      cell.accessoryView = loader.make(view) as? UIView
    }
    loader.deferConstraints(of: element, to: cell, ownerID: element.id)
  }
}

// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
    optionalDefault("contactPickerDidCancel:", self, [picker], ()) {
      (next: any CNContactPickerDelegate) in next.contactPickerDidCancel(picker)
    }
  }
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    optionalDefault("contactPicker:didSelectContact:", self, [picker, contact], ()) {
      (next: any CNContactPickerDelegate) in next.contactPicker(picker, didSelect: contact)
    }
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {
    optionalDefault("contactPicker:didSelectContactProperty:", self, [picker, contactProperty], ())
    { (next: any CNContactPickerDelegate) in next.contactPicker(picker, didSelect: contactProperty)
    }
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {
    optionalDefault("contactPicker:didSelectContacts:", self, [picker, contacts], ()) {
      (next: any CNContactPickerDelegate) in next.contactPicker(picker, didSelect: contacts)
    }
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {
    optionalDefault(
      "contactPicker:didSelectContactProperties:", self, [picker, contactProperties], ()
    ) { (next: any CNContactPickerDelegate) in
      next.contactPicker(picker, didSelectContactProperties: contactProperties)
    }
  }
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {
    optionalDefault(
      "contactViewController:didCompleteWithContact:", self, [viewController, contact], ()
    ) { (next: any CNContactViewControllerDelegate) in
      next.contactViewController(viewController, didCompleteWith: contact)
    }
  }
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool {
    optionalDefault(
      "contactViewController:shouldPerformDefaultActionForContactProperty:", self,
      [viewController, property], true
    ) { (next: any CNContactViewControllerDelegate) in
      next.contactViewController(viewController, shouldPerformDefaultActionFor: property)
    }
  }
}

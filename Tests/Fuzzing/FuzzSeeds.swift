// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Small sound files of the kinds of which the project has none.
enum FuzzSeeds {
  /// 12 × 8 pixels.
  static let png = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAYAAADN5B7xAAAAIUlEQVR4nGNkYIhKEWFgYIDi2UhsrJiFQY6BJDCqgRgA
      APcvAyXBzw3DAAAAAElFTkSuQmCC
      """, options: .ignoreUnknownCharacters)

  /// 12 × 8 pixels.
  static let jpeg = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1td
      hbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk
      pKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAwDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
      CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol
      JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip
      qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
      AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR
      ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX
      mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA
      PwCrDp/tVxdP+XpRRXPOrIMLWnbc/9k=
      """, options: .ignoreUnknownCharacters)

  /// 12 × 8 pixels.
  static let gif = Data(
    base64Encoded: """
      R0lGODdhDAAIAIUAAAoAWgoeWgo8WgpaWgp4WgqWWgq0WgrSWm4AWm4eWm48Wm5aWm54Wm6WWm60Wm7SWqoAWqoeWqo8
      WqpaWqp4WqqWWqq0WqrSWtIAWtIeWtI8WtJaWtJ4WtKWWtK0WtLSWigAWjwAWigeWjweWig8Wjw8WihaWjxaWih4Wjx4
      WiiWWjyWWii0Wjy0WijSWjzSWlAAWlAeWlA8WlBaWlB4WlCWWlC0WlDSWowAWoweWow8WoxaWox4WoyWWoy0WozSWiwA
      AAAADAAIAAAIbwABAAARAgYCBDggQMCAIUAAESNiJEiQI0KEDBkECCBRQoYCBTokSNCgYcAAEydmLFiwY8KEDRsIEECR
      ggYDBjwoUODAoUABFStqNGjQo0KFDh0MGGDRwoYDBz4sWPDg4cABFy9uPHjw48KFDx8CAgA7
      """, options: .ignoreUnknownCharacters)

  static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    <key>CFBundleName</key><string>Well &amp; Bucket</string>
    <key>UILaunchScreen</key><dict><key>UIColorName</key><string>Sand</string></dict>
    <key>Depths</key><array><integer>12</integer><real>1.5</real><true/><false/></array>
    <key>Dug</key><date>2024-05-01T10:00:00Z</date><key>Bytes</key><data>AAEC</data>
    </dict>
    </plist>
    """

  static let strings = """
    /* How deep the water stands. */
    "well.depth" = "%d metres of \\U00e9 water";
    "well.name" = "The \\"old\\" well";
    rope = Rope;
    """

  static let stringsDictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%d buckets</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@buckets@</string>
    <key>buckets</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d bucket</string><key>other</key><string>%d buckets</string></dict>
    </dict></dict></plist>
    """

  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Rope": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Seil"}}}},
      "%lld wells": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "new", "value": "%lld well"}},
        "other": {"stringUnit": {"state": "new", "value": "%lld wells"}}}}}}}}}
    """

  static let dataModel = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Well" representedClassName="Well" codeGenerationType="class">
            <attribute name="depth" attributeType="Double" defaultValueString="0.0"/>
            <relationship name="buckets" toMany="YES" deletionRule="Cascade"
                destinationEntity="Bucket" inverseName="well"/>
        </entity>
        <entity name="Bucket"><attribute name="size" optional="YES" attributeType="Integer 16"/>
            <relationship name="well" destinationEntity="Well" inverseName="buckets"/></entity>
    </model>
    """

  static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version="1.0"><Group location="container:Wells" name="Wells">
    <FileRef location="group:Well.xcodeproj"/></Group><FileRef location="container:Rope"/></Workspace>
    """

  static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
    <g id="well"><path d="M2 2h20v20H2z" fill="#336699"/><circle cx="12" cy="12" r="5"/></g></svg>
    """

  /// The property list in its binary form.
  static let binary: Data? = {
    let object = try? PropertyListSerialization.propertyList(
      from: Data(propertyList.utf8), format: nil)
    return object.flatMap {
      try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
    }
  }()

  /// Small ones of the pinned set: outlines of both kinds, a script with marks.
  static let fonts: [Data] = [
    "NotoSansLydian-Regular", "NotoSansOgham-Regular", "NotoSansTagbanwa-Regular",
    "NotoSansHanunoo-Regular",
  ].compactMap { name in
    try? Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/\(name).ttf"))
  }
}

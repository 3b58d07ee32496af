// Part of Snug, under the Apache License 2.0; see LICENSE.

// Core Text's names of attributes, which are those of attributed strings where both have one.

public var kCTFontAttributeName: CFString { "NSFont" }
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
public var kCTBackgroundColorAttributeName: CFString { "CTBackgroundColor" }
public var kCTKernAttributeName: CFString { "NSKern" }
public var kCTTrackingAttributeName: CFString { "CTTracking" }
public var kCTLigatureAttributeName: CFString { "NSLigature" }
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
public var kCTStrokeColorAttributeName: CFString { "CTStrokeColor" }
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" }
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" }

// MARK: Features of fonts

public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" }
public var kCTFontFeatureTypeNameKey: CFString { "CTFeatureTypeName" }
public var kCTFontFeatureTypeExclusiveKey: CFString { "CTFeatureTypeExclusive" }
public var kCTFontFeatureTypeSelectorsKey: CFString { "CTFeatureTypeSelectors" }
public var kCTFontFeatureSelectorIdentifierKey: CFString { "CTFeatureSelectorIdentifier" }
public var kCTFontFeatureSelectorNameKey: CFString { "CTFeatureSelectorName" }
public var kCTFontFeatureSelectorDefaultKey: CFString { "CTFeatureSelectorDefault" }
public var kCTFontFeatureSelectorSettingKey: CFString { "CTFeatureSelectorSetting" }

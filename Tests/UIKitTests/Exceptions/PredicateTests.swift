// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

@testable import FoundationAdditions

private final class Numbered: NSObject {
  let number: Int

  init(_ number: Int) { self.number = number }
}

@Suite("Predicates in words")
struct PredicateTests {
  @Test(
    "comparisons of texts",
    arguments: [
      ("SELF CONTAINS 'an'", "Banana", true), ("SELF CONTAINS 'AN'", "Banana", false),
      ("SELF CONTAINS[c] 'AN'", "Banana", true), ("SELF CONTAINS[cd] 'cafe'", "Le Café", true),
      ("SELF BEGINSWITH 'Ba'", "Banana", true), ("SELF ENDSWITH[c] 'NA'", "Banana", true),
      ("SELF LIKE 'B*a'", "Banana", true), ("SELF LIKE 'B?a'", "Banana", false),
      ("SELF MATCHES '[a-z]+'", "abc", true), ("SELF MATCHES '[a-z]+'", "abc1", false),
      ("SELF == 'a' OR SELF == 'b'", "b", true), ("NOT SELF == 'a'", "a", false),
      ("SELF IN {'a', 'b'}", "b", true), ("length > 2 AND length <= 3", "abc", true),
      ("(SELF != 'a' AND (length == 1)) || FALSEPREDICATE", "b", true),
    ])
  func texts(format: String, text: String, isTrue: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: text) == isTrue)
  }

  @Test(
    "comparisons of numbers and keys of dictionaries",
    arguments: [
      ("age >= 18", true), ("age BETWEEN {10, 20}", false), ("age + 2 * 3 == 36", true),
      ("name == nil", false), ("nick == nil", true), ("tags.@count == 2", true),
      ("ANY tags == 'b'", true), ("ALL tags BEGINSWITH 'a'", false), ("NONE tags == 'x'", true),
      ("scores.@max.self == 9", false), ("isAdult == YES", true), ("tags CONTAINS 'a'", true),
      ("owner.name LIKE 'An*'", true), ("age == -30", false),
    ])
  func keys(format: String, isTrue: Bool) {
    let object: [String: Any] = [
      "age": 30, "name": "Ann", "tags": ["a", "b"], "isAdult": true,
      "owner": ["name": "Anna"] as [String: Any],
    ]
    #expect(NSPredicate(format: format).evaluate(with: object) == isTrue)
  }

  @Test("arguments stand for values and keys, one after the other")
  func arguments() {
    let people: [[String: Any]] = [["name": "Ann", "age": 30], ["name": "Bo", "age": 10]]
    let predicate = NSPredicate(format: "%K CONTAINS[c] %@ AND age > %d", "name", "n", 18)
    #expect(people.map(predicate.evaluate) == [true, false])
    let listed = NSPredicate(format: "name IN %@", argumentArray: [["Bo", "Cy"]])
    #expect(people.map(listed.evaluate) == [false, true])
    let filtered = (["one", "two", "three"] as NSArray).filtered(
      using: NSPredicate(format: "SELF BEGINSWITH %@", "t"))
    #expect(filtered as? [String] == ["two", "three"])
  }

  @Test(
    "a predicate in words says its words, and is a comparison or a compound of them",
    arguments: [
      ("name = 'a'", "name == \"a\""), ("name ==[cd] \"a\"", "name ==[cd] \"a\""),
      ("a > 1 && b <= 2.5 AND c = nil", "a > 1 AND b <= 2.5 AND c == nil"),
      ("a == 1 AND b == 2 OR c == YES", "(a == 1 AND b == 2) OR c == 1"),
      ("NOT (a == 1 OR b == 2)", "NOT (a == 1 OR b == 2)"),
      ("ANY tags.name IN {'x', 'y'}", "ANY tags.name IN {\"x\", \"y\"}"),
      ("SELF BEGINSWITH $TEXT", "SELF BEGINSWITH $TEXT"), ("TRUEPREDICATE", "TRUEPREDICATE"),
    ])
  func words(format: String, words: String) {
    #expect((NSPredicate(format: format) as? any WordedPredicate)?.words == words)
  }

  @Test("the parts of a predicate in words can be asked")
  func parts() throws {
    let both = try #require(
      NSPredicate(format: "name == 'a' AND age > 3 AND NOT x == 1") as? NSCompoundPredicate)
    #expect(both.compoundPredicateType == .and && both.subpredicates.count == 3)
    let first = try #require(both.subpredicates.first as? ComparisonPredicate)
    #expect(first.leftExpression.keyPath == "name")
    #expect(first.rightExpression.constantValue as? String == "a")
    #expect(first.predicateOperatorType == .equalTo)
    #expect(first.predicateFormat == "name == \"a\"")
    #expect(ValueExpression(format: "2 * 3").expressionValue(with: nil, context: nil) as? Int == 6)
  }

  @Test("an expression can be taken apart, computed by a closure, and chosen")
  func expressions() {
    let half = ValueExpression(format: "10.0 / 4")
    #expect(half.expressionType == .function && half.function == "divide:by:")
    #expect(half.arguments?.compactMap { $0.constantValue as? NSNumber } == [10, 4])
    let again = ValueExpression(
      forFunction: half.operand, selectorName: half.function, arguments: half.arguments)
    #expect(again.expressionValue(with: nil, context: nil) as? Double == 2.5)
    let twice = ValueExpression(
      block: { _, values, _ in (values[0] as? Double ?? 0) * 2 }, arguments: [half])
    #expect(twice.expressionValue(with: nil, context: nil) as? Double == 5)
    let choice = ValueExpression(
      forConditional: NSPredicate(value: false), trueExpression: half, falseExpression: twice)
    #expect(choice.expressionType == .conditional && choice.false === twice)
    #expect(choice.expressionValue(with: nil, context: nil) as? Double == 5)
    let rest = ValueExpression(
      forMinusSet: ValueExpression(forConstantValue: [1, 2, 3]),
      with: ValueExpression(forAggregate: [2]))
    let left = rest.expressionValue(with: nil, context: nil) as? Set<AnyHashable>
    #expect(left == [1, 3])
  }

  @Test(
    "whole numbers stay whole, and a point makes all that they meet fractions",
    arguments: [
      ("10 / 4", 2), ("1 + 2", 3), ("2 ** 3", 8), ("4 + 5 - 2**3", 1), ("2 * 3 ** 2", 18),
      ("7 - 10", -3), ("-7 / 2", -3), ("10.0 / 4", 2.5), ("10 / 4.0", 2.5), ("(1 + 2) * 4 / 5", 2),
      ("modulus:by:(7, 4)", 3), ("2 ** -1", 0.5), ("sqrt:(9) / 2", 1.5),
    ] as [(String, Double)])
  func arithmetic(format: String, result: Double) {
    let value = ValueExpression(format: format).expressionValue(with: nil, context: nil)
    #expect((value as? NSNumber)?.doubleValue == result)
  }

  @Test("numbers that formats and objects give are whole or not as they are kept")
  func givenNumbers() {
    func value(_ format: String, _ given: Any...) -> NSNumber? {
      let expression = ValueExpression(format: format, given[0])
      return expression.expressionValue(with: ["n": 7], context: nil) as? NSNumber
    }
    #expect(value("%@ / 2", 5) == 2)
    #expect(value("%@ / 2", NSNumber(value: 5.0)) == 2.5)
    #expect(value("n / %@", 2) == 3)
    #expect(value("1 + %@", 2)?.stringValue == "3")
  }

  @Test("a set of objects is written as a list, and Swift's descriptors sort objects")
  func lists() {
    let set: NSSet = ["a", "b", "a"]
    #expect(set.count == 2 && ([1] as NSMutableSet).count == 1)
    let people = [1, 3, 2].map(Numbered.init) as NSArray
    let descriptor = SortDescriptor(\Numbered.number, order: .reverse)
    let sorted = people.sortedArray(using: [NSSortDescriptor(descriptor)])
    #expect(sorted.map { ($0 as? Numbered)?.number } == [3, 2, 1])
  }

  @Test("a key that is no word of the syntax is no syntax error, an open text is")
  func syntax() {
    #expect(PredicateParser.parse("organisation == 1", []) != nil)
    #expect(PredicateParser.parse("name == 'a", []) == nil)
    #expect(PredicateParser.parse("name ==", []) == nil)
    #expect(PredicateParser.parse("name == %@", []) == nil)
  }
}

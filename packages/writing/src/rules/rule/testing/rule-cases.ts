import { expect, test } from 'vitest'
import { type Contracted, contracted } from '@rehearsal/english/forms/contractions'
import { categoryOfRule } from '../../../mark/describe-mark.ts'
import { parseText } from '../../../text/parse-text.ts'
import { RULES } from '../../rules.ts'
import { applyRule, type Rule } from '../rule.ts'

type RuleCases = {
  /** Right sentences that look like the error. */
  accepts: readonly string[]
  /** Wrong sentences and what the first suggestions make of them. */
  corrects: readonly (readonly [wrong: string, right: string])[]
  /** A sentence and the message its learner reads. */
  explains: readonly [wrong: string, message: string]
  /** Sentences that are not read alike, or not corrected alike, when they are contracted; and why. */
  contractedOtherwise?: Readonly<Record<string, string>>
}

/** “He's not”, “he isn't”, “he isn’t”. */
const CONTRACTIONS: readonly Contracted[] = [
  { verbs: true, not: false, apostrophe: "'" },
  { verbs: true, not: true, apostrophe: "'" },
  { verbs: true, not: true, apostrophe: '’' },
]
const MIN_SENTENCES = 15

/** The table test of a rule: false positives first, then corrections, then the message. */
export function testRule(rule: Rule, { accepts, corrects, explains, contractedOtherwise = {} }: RuleCases): void {
  test.each(accepts)('accepts “%s”', (sentence) => {
    expect(marksOf(rule, sentence).map(({ start, end }) => sentence.slice(start, end))).toEqual([])
  })

  test.each(corrects)('corrects “%s” to “%s”', (wrong, right) => {
    expect(corrected(rule, wrong)).toBe(right)
  })

  const isNew = (text: string, how: Contracted) => contracted(text, how) !== text && !(text in contractedOtherwise)

  test.each(
    CONTRACTIONS.flatMap((how) => accepts.filter((text) => isNew(text, how)).map((text) => contracted(text, how))),
  )('accepts “%s”, as it does in full', (sentence) => {
    expect(marksOf(rule, sentence).map(({ start, end }) => sentence.slice(start, end))).toEqual([])
  })

  test.each(
    CONTRACTIONS.flatMap((how) =>
      corrects
        .filter(([wrong]) => isNew(wrong, how))
        .map(([wrong, right]) => ({ wrong: contracted(wrong, how), right: contracted(right, how), how })),
    ),
  )('corrects “$wrong” to “$right”, as it does in full', ({ wrong, right, how }) => {
    const said = corrected(rule, wrong)
    expect(contracted(said, how)).toBe(right)
    // What its writer contracts stays so; “that we go” may become “that we have gone”.
    expect(apostrophesIn(said)).toBeGreaterThanOrEqual(Math.min(apostrophesIn(wrong), apostrophesIn(right)))
  })

  test('explains the error in plain words', () => {
    expect(marksOf(rule, explains[0]).map((mark) => mark.message)).toEqual([explains[1]])
  })

  test('reads “constructor”, which objects have by birth, as any other word', () => {
    const sentences = corrects.flatMap(([wrong]) => everyWordReplaced(wrong, 'constructor'))
    const said = sentences
      .flatMap((sentence) => marksOf(rule, sentence))
      .flatMap(({ message, suggestions }) => [message, ...suggestions])
    expect(said.filter((text) => typeof text !== 'string' || text.includes('native code'))).toEqual([])
  })

  test('stands in rules/all-rules.ts and has a category in mark/describe-mark.ts', () => {
    expect([RULES.includes(rule), categoryOfRule(rule.id)]).toEqual([true, expect.any(String)])
  })

  test('is tested on at least fifteen sentences', () => {
    expect(accepts.length + corrects.length).toBeGreaterThanOrEqual(MIN_SENTENCES)
  })
}

const apostrophesIn = (text: string): number => text.match(/['’]/gu)?.length ?? 0

/** The text as often as it has words, each time with another of them replaced. */
const everyWordReplaced = (text: string, by: string): string[] =>
  [...text.matchAll(/[A-Za-z]+/gu)].map(
    ({ 0: word, index }) => `${text.slice(0, index)}${by}${text.slice(index + word.length)}`,
  )

function marksOf(rule: Rule, text: string) {
  return parseText(text).sentences.flatMap((sentence) => applyRule(rule, sentence))
}

function corrected(rule: Rule, text: string): string {
  return marksOf(rule, text).reduceRight((whole, { start, end, suggestions }) => {
    const [suggestion] = suggestions
    return suggestion === undefined ? whole : whole.slice(0, start) + suggestion + whole.slice(end)
  }, text)
}

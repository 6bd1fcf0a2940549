import { applyRule } from '../rules/rule.ts'
import { RULES } from '../rules/rules.ts'
import { parseText } from '../text/parse-text.ts'
import type { ParsedText } from '../text/token.ts'
import { describeMark } from './describe-mark.ts'
import { lintWithHarper } from './harper-linter.ts'
import { harperMarks } from './harper-marks.ts'
import type { Mark } from './mark.ts'
import { resolveMarks } from './resolve-marks.ts'
import { respell } from './respell.ts'
import { spellingMarks } from './spelling-marks.ts'

/** Finds the errors of a text: our learner rules, spelling, and harper, without overlaps and in text order. */
export async function findMarks(parsed: ParsedText, passageWords: ReadonlySet<string>): Promise<Mark[]> {
  if (parsed.tokens.length === 0) return []
  const misspelt = spellingMarks({ parsed, passageWords })
  const ownRules = ruleMarks(parsed)
  // “informations” is in no dictionary, but a rule knows what is wrong with it.
  const unexplained = misspelt.filter((mark) => !ownRules.some((rule) => isSameSpan(rule, mark)))
  const grammar =
    unexplained.length === 0
      ? [...ownRules, ...(await lint(parsed.text))]
      : await grammarMarks(parsed, unexplained, ownRules)
  return resolveMarks([...grammar, ...unexplained]).map(describeMark)
}

/** Judges the grammar with misspelt words put right. What a rule says about a misspelt word itself is left out. */
async function grammarMarks(parsed: ParsedText, misspelt: readonly Mark[], ownRules: readonly Mark[]): Promise<Mark[]> {
  const respelt = respell(parsed.text, misspelt)
  const marks = [...ruleMarks(parseText(respelt.text)), ...(await lint(respelt.text))]
  const moved = marks.map((mark) => ({
    ...mark,
    start: respelt.toOriginal(mark.start, 'start'),
    end: respelt.toOriginal(mark.end, 'end'),
  }))
  const kept = moved.filter((mark) => !misspelt.some((word) => word.start < mark.end && word.end > mark.start))
  // Where a rule saw an error in the text as it stands, that counts too: “a usefull advice”.
  return [
    ...kept,
    ...ownRules.filter((rule) => misspelt.some((word) => word.start < rule.end && word.end > rule.start)),
  ]
}

function ruleMarks(parsed: ParsedText): Mark[] {
  return parsed.sentences.flatMap((sentence) => RULES.flatMap((rule) => applyRule(rule, sentence)))
}

async function lint(text: string): Promise<Mark[]> {
  return harperMarks(await lintWithHarper(text))
}

function isSameSpan(a: Mark, b: Mark): boolean {
  return a.start === b.start && a.end === b.end
}

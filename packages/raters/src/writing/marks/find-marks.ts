import { applyRule } from '../rules/rule.ts'
import { RULES } from '../rules/rules.ts'
import type { ParsedText } from '../text/token.ts'
import { lintWithHarper } from './harper-linter.ts'
import { harperMarks } from './harper-marks.ts'
import type { Mark } from './mark.ts'
import { resolveMarks } from './resolve-marks.ts'
import { spellingMarks } from './spelling-marks.ts'

/** Finds the errors of a text: our learner rules, spelling, and harper, without overlaps and in text order. */
export async function findMarks(parsed: ParsedText, passageWords: ReadonlySet<string>): Promise<Mark[]> {
  if (parsed.tokens.length === 0) return []
  const lints = await lintWithHarper(parsed.text)
  const ruled = parsed.sentences.flatMap((sentence) => RULES.flatMap((rule) => applyRule(rule, sentence)))
  // “informations” is in no dictionary, but a rule knows what is wrong with it.
  const misspelt = spellingMarks({ parsed, passageWords }).filter(
    (mark) => !ruled.some(({ start, end }) => start === mark.start && end === mark.end),
  )
  return resolveMarks([...ruled, ...misspelt, ...harperMarks(lints)])
}

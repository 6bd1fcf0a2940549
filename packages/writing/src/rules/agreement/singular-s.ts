import { CLAUSE_OPENERS } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { singularAuxiliary } from './auxiliary-number.ts'

/** They end in -s and take a singular verb. */
const NOUNS = wordSet('news mathematics maths physics gymnastics economics')

const BEFORE_SUBJECTS = withWords(withoutWords(CLAUSE_OPENERS, 'and'), ',')

export const singularS: Rule = {
  id: 'singular-s',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, index, at }: Place): RuleMatch[] {
  const verb = at(1)
  const right = singularAuxiliary(verb?.lower)
  if (!NOUNS.has(token.lower) || verb === undefined || right === undefined) return []
  // “art and physics are”, “the readers of the news are”, “in economics are”: the noun is not the subject.
  const start = /^(?:the|this|his|her|my|our|all)$/u.test(at(-1)?.lower ?? '') ? index - 1 : index
  const before = at(start - index - 1)
  if (before !== undefined && !BEFORE_SUBJECTS.has(before.lower)) return []
  const message = `“${token.text}” is singular although it ends in -s: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

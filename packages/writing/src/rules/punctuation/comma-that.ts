import { SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const VERBS =
  wordSet(`think believe know hope say says said feel imagine understand see mean means suppose realize realise agree notice
  decided told hoped thought believed knew sure afraid so-sure convinced certain`)
/** “and, as you know, that …”: a pair of commas. */
const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'people can not could also am is are')

export const commaThat: Rule = {
  id: 'comma-that',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “I think, that …”, “I cannot imagine, that …” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const earlier = tokens.slice(0, index)
  const [verb, that, next] = [at(-1), at(1), at(2)]
  if (token.text !== ',' || !isOneOf(verb, VERBS) || verb === undefined || that?.lower !== 'that' || next === undefined)
    return []
  if (
    !isOneOf(at(-2), SUBJECTS) ||
    index > 8 ||
    earlier.some(({ text, lower }) => text === ',' || /^(?:as|what|how|if|when)$/u.test(lower))
  )
    return []
  // “I know, that day came.”
  if (!/^(?:PRON|DET)$/u.test(next.pos) && !/^(?:people|there|children|students|everyone)$/u.test(next.lower)) return []
  // “It was, I think, that man”, “I know, that is true”
  if (/^(?:is|was|has|would|will|can)$/u.test(next.lower) || at(-3)?.text === ',') return []
  return [
    { from: verb, to: token, message: 'No comma stands before a “that” that a verb needs.', suggestions: [verb.text] },
  ]
}

import { NOMINATIVES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const PAST_OF: Readonly<Record<string, string>> = wordTable({
  can: 'could',
  will: 'would',
  have: 'had',
  has: 'had',
  am: 'were',
  is: 'were',
  are: 'were',
  do: 'did',
  does: 'did',
})
const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'there people')

const WISHERS = withWords(NOMINATIVES, 'people')

export const wishPast: Rule = {
  id: 'wish-past',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I wish I can fly”, “she wishes she has more time” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const distance = at(1)?.lower === 'that' ? 2 : 1
  const [subject, verb, next] = [at(distance), at(distance + 1), at(distance + 2)]
  if (!/^(?:wish|wishes)$/u.test(token.lower) || !isOneOf(subject, SUBJECTS) || verb === undefined) return []
  // “as you wish you can go”, “do you wish it is …”
  if (!WISHERS.has(at(-1)?.lower ?? '')) return []
  const right = PAST_OF[verb.lower]
  // “I wish you have a nice day” wants another verb.
  if (right === undefined || (subject?.lower === 'you' && verb.lower === 'have')) return []
  if (/^(?:do|does)$/u.test(verb.lower) && next?.lower !== 'not') return []
  return [
    { from: verb, to: verb, message: `What is only wished stands in the past: “${right}”.`, suggestions: [right] },
  ]
}

import { readWords } from '@rehearsal/english/data/read-words'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const THINGS = readWords('words/things')
const ALL_THINGS: ReadonlySet<string> = new Set([...THINGS, ...[...THINGS].map(pluralOf)])

export const thingWho: Rule = {
  id: 'thing-who',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => (tokens.at(-1)?.text === '?' ? [] : placesOf(tokens).flatMap(matchAt)),
}

/** “a book who explains it” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(-1), at(1)]
  if (token.lower !== 'who' || noun === undefined || !ALL_THINGS.has(noun.lower) || noun.pos !== 'NOUN') return []
  if (next === undefined || !next.isWord) return []
  // “the question who did it”, “a man of ideas who”: asked, or of a person.
  if (/^(?:question|word|idea|story|letter|problem|law)$/u.test(noun.lower)) return []
  if (
    /^(?:of|in|with|for|about|to|by)$/u.test(at(-2)?.lower ?? '') ||
    /^(?:of|with|by|in|for)$/u.test(at(-3)?.lower ?? '')
  )
    return []
  const message = 'Who is a person; of a thing say “which” or “that”.'
  return [{ from: token, to: token, message, suggestions: ['which', 'that'] }]
}

import { FINITE_BE, HAVE_FORMS, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { formsOf, ingForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const MORE_BASES = wordSet('be have do')
const BETWEEN = wordSet('a lot of some no any great much little big more the many')
const BE = withWords(FINITE_BE, 'been')
const PERSONS = withWords(NOMINATIVES, 'you people who')
const ING_STARTS = wordSet('keep keeps kept')

const GIVE = new Set(formsOf('give'))

export const gerundPattern: Rule = {
  id: 'gerund-pattern',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “had difficulty to understand”, “kept to talk”, “is thinking to buy”, “gave up to smoke”, “cannot help to laugh” */
function matchAt(place: Place): RuleMatch[] {
  const { token, at } = place
  const [to, verb] = [at(1), at(2)]
  if (to?.lower !== 'to' || verb === undefined) return []
  if (!VERB_BASES.has(verb.lower) && !MORE_BASES.has(verb.lower)) return []
  const link = linkOf(token, place)
  if (link === null) return []
  const right = phrase(link, ingForm(verb.lower))
  const message = `“${token.lower}” goes with “${right}” here.`
  return [{ from: to, to: verb, message, suggestions: [right] }]
}

/** What stands before the -ing form instead of “to”, or null where “to” is right. */
function linkOf(token: Token, { at }: Place): string | null {
  const before = at(-1)
  if (/^(?:difficulty|difficulties|trouble)$/u.test(token.lower)) return isHad(at) ? '' : null
  if (token.lower === 'thinking') return isOneOf(before, BE) ? 'of' : null
  if (ING_STARTS.has(token.lower)) return isOneOf(before, PERSONS) ? '' : null
  if (token.lower === 'up') return GIVE.has(before?.lower ?? '') ? '' : null
  if (token.lower === 'help') return isCannot(before, at(-2)) ? '' : null
  if (/^recommend(?:s|ed)?$/u.test(token.lower)) return isOneOf(before, PERSONS) ? '' : null
  return null
}

function isHad(at: Place['at']): boolean {
  let back = -1
  while (isOneOf(at(back), BETWEEN)) back -= 1
  return isOneOf(at(back), HAVE_FORMS)
}

function isCannot(before: Token | undefined, earlier: Token | undefined): boolean {
  return before?.lower === 'not' && /^(?:can|could)$/u.test(earlier?.lower ?? '')
}

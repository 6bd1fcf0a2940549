import { BE_FORMS, FINITE_BE, FINITE_HAVE, MODALS, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { participleForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** Verbs of which something is done; none is an adjective or a noun behind “be”. */
const VERBS = readWords('words/verbs-with-passive')
const BEFORE = withWords(MODALS, FINITE_HAVE, 'not')

const BEFORE_BORN = withWords(NOMINATIVES, 'have has')

export const beParticiple: Rule = {
  id: 'be-participle',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...base(place, tokens), ...born(place)]),
}

/** “should be ban”, “the air is pollute” */
function base({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  // “should be completely ban”
  const isAdverb = /ly$|^(?:also|never|always|now|only)$/u.test(at(1)?.lower ?? '') && at(1)?.pos === 'ADV'
  const verb = isAdverb ? at(2) : at(1)
  if (!BE_FORMS.has(token.lower) || verb === undefined || !VERBS.has(verb.lower)) return []
  // “All you do is call”, “the aim is reduce waste”: what follows is named.
  if (tokens.slice(0, index).some(({ lower }) => /^(?:what|all|thing|things|aim|step)$/u.test(lower))) return []
  // “is call centres”, “was use enough”: a noun.
  if (verb.pos === 'NOUN' && /^(?:NOUN|ADJ|AUX)$/u.test(at(2)?.pos ?? '')) return []
  if (
    /^(?:call|use|damage|force|ban|do|see|know|find|choose|pay|spend|keep|lose|eat|steal|hear|hold|tell|wear|bring|buy|catch|forget|understand|throw|control|respect|repair|fix|treat|test|check|wash|cook|store|hide|sign|finish|limit|attack|train|share|mention|measure|compare|separate|develop)$/u.test(
      verb.lower,
    ) &&
    !(BEFORE.has(at(-1)?.lower ?? '') && token.lower.startsWith('be'))
  )
    return []
  const right = participleForm(verb.lower)
  const message = `It is done to someone or something: “${token.lower} ${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

/** “I have born”, “she is borned” */
function born({ token, at }: Place): RuleMatch[] {
  const next = at(1)
  if (FINITE_BE.has(token.lower) && next?.lower === 'borned') return [bornMatch(token, next)]
  const isActive = BEFORE_BORN.has(token.lower) && (next?.lower === 'born' || next?.lower === 'borned')
  if (!isActive || next === undefined || /^(?:from|by)$/u.test(at(2)?.lower ?? '')) return []
  if (/^(?:have|has)$/u.test(token.lower)) return [bornMatch(token, next)]
  return isOneOf(at(-1), wordSet('and that when because')) || at(-1) === undefined
    ? [
        {
          ...bornMatch(token, next),
          suggestions: [
            phrase(token, likeCase(next, token.lower === 'we' || token.lower === 'they' ? 'were born' : 'was born')),
          ],
        },
      ]
    : []
}

function bornMatch(from: Token, to: Token): RuleMatch {
  return { from, to, message: 'Coming into the world is “was born”.', suggestions: ['was born'] }
}

import { ACCUSATIVES, ARTICLES, FINITE_BE, MODALS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const ADVERBS = wordSet('always often also really still never just not')
const PRONOUNS = withWords(ACCUSATIVES, 'you')
const OWNERS = withoutWords(POSSESSIVES, 'her')
const DETERMINERS = withWords(ARTICLES, 'this these many some')
/** Also adjectives, or like their participle. */
const OTHER_WORDS = new Set([
  ...[...IRREGULAR_VERBS.values()].filter(({ base, participle }) => base === participle).map(({ base }) => base),
  ...wordSet(`clean clear open close dry free live like own present fit mean last lie lay separate complete correct slow
    warm cool calm welcome better near worth please thank make-believe match light found wound show see offer need`),
])
/** “All we did was help them”, “the idea is use them or lose them” */
const CLEFTS = wordSet('what all thing do does did idea rule point aim goal job way first next')

export const beObject: Rule = {
  id: 'be-object',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) =>
    tokens.at(-1)?.text === '?' || tokens.some(({ lower }) => CLEFTS.has(lower))
      ? []
      : placesOf(tokens).flatMap(matchAt),
}

/** “He is always help me.” “It can be make us happy.” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const distance = isOneOf(at(1), ADVERBS) ? 2 : 1
  const [verb, object] = [at(distance), at(distance + 1)]
  if (verb === undefined || !VERB_BASES.has(verb.lower) || OTHER_WORDS.has(verb.lower) || !takes(verb, object))
    return []
  const modal = at(-1)
  if (token.lower === 'be' && isOneOf(modal, MODALS)) return [match(token, token, verb, '')]
  if (!FINITE_BE.has(token.lower) || index === 0 || !/^(?:NOUN|PRON|PROPN)$/u.test(at(-1)?.pos ?? '')) return []
  if (at(1)?.lower === 'not') return []
  const right = token.lower.startsWith('w')
    ? pastForm(verb.lower)
    : token.lower === 'is'
      ? thirdPersonForm(verb.lower)
      : verb.lower
  return [match(token, verb, verb, distance === 2 ? phrase(at(1), right) : right)]
}

function takes(verb: Token, object: Token | undefined): boolean {
  if (isOneOf(object, PRONOUNS) || isOneOf(object, OWNERS)) return true
  return PLAIN_VERBS.has(verb.lower) && isOneOf(object, DETERMINERS)
}

function match(from: Token, to: Token, verb: Token, right: string): RuleMatch {
  const message = `“${from.lower}” and “${verb.lower}” cannot stand together.`
  return { from, to, message, suggestions: [right] }
}

import { ACCUSATIVES, ARTICLES, MODALS, PLURAL_VERB_PRONOUNS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** Verbs that take “to” before another verb; behind these words they are verbs. */
const TAKERS = wordSet('need like prefer try love hate start begin plan hope wish learn choose promise agree expect')
const SIGNS = withWords(
  withoutWords(MODALS, 'shall'),
  PLURAL_VERB_PRONOUNS,
  'to not also always really never often usually people students who parents children men women',
)
const NEVER_NOUNS = wordSet('prefer try begin learn agree expect')
const PAST_TAKERS = wordSet(
  'tried started began hoped planned decided wanted preferred promised agreed learned learnt needed chose',
)
const THIRD_TAKERS = wordSet('trying needs prefers tries starts begins hopes plans wants likes loves')
/** What follows a verb. */
const OBJECTS = withWords(
  POSSESSIVES,
  ACCUSATIVES,
  ARTICLES,
  'this that it at home in with here abroad hard more on to about new alone up better',
)
/** “like”, “need” and “love” often stand before nouns or compare. */
const DOUBTFUL = wordSet('like love need hate plan hope wish start try')
/** Nouns, or right without “to”: “start work”, “try hard”. */
const NO_VERBS = wordSet(
  'work study help hard change play travel use rest visit end stop practice sport support live show care talk walk need like love hate',
)

export const wantVerb: Rule = {
  id: 'want-verb',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I prefer travel alone”, “they don't need own a car”, “he tried convince us” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [verb, next] = [at(1), at(2)]
  // “Prime Minister Begin remained”
  if (verb === undefined || (token.text !== token.lower && at(-1) !== undefined) || !isTaker(token, at(-1))) return []
  const isBase = verb.lower === verb.lemma || verb.lower === 'own'
  if (!isBase || verb.lower === 'have' || !VERB_BASES.has(verb.lower)) return []
  const isSure = NEVER_NOUNS.has(token.lower) && isOneOf(next, OBJECTS) && verb.lower === 'travel'
  const isPlain =
    isSure ||
    (PLAIN_VERBS.has(verb.lower) && verb.pos !== 'ADJ' && (!DOUBTFUL.has(token.lower) || isOneOf(next, OBJECTS)))
  const isLikely = isOneOf(next, OBJECTS) && !NO_VERBS.has(verb.lower) && (verb.pos === 'VERB' || verb.lower === 'own')
  if (!isPlain && !isLikely) return []
  if (next?.text === '-') return []
  const message = `Between “${token.lower}” and the verb stands “to”.`
  return [{ from: token, to: verb, message, suggestions: [phrase(token, 'to', verb)] }]
}

function isTaker(token: Token, before: Token | undefined): boolean {
  if (THIRD_TAKERS.has(token.lower)) return token.pos === 'VERB' && before?.pos !== 'DET' && before?.pos !== 'ADJ'
  if (PAST_TAKERS.has(token.lower)) return before?.pos === 'PRON' || before?.pos === 'NOUN' || before?.pos === 'PROPN'
  if (NEVER_NOUNS.has(token.lower) && before?.pos !== 'DET' && before?.pos !== 'ADJ') return true
  if (!TAKERS.has(token.lower) || !isOneOf(before, SIGNS)) return false
  // “you need not”, “people like you”, “who love sing”
  return !(token.lower === 'like' && /^(?:people|students|children|men|women|parents)$/u.test(before?.lower ?? ''))
}

import { DETERMINERS, MID_ADVERBS, OBJECT_PRONOUNS, SINGULAR_DETERMINERS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { isNumberless } from '@rehearsal/english/forms/noun-forms'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { ARTICLE_NOUNS } from '@rehearsal/english/words/article-nouns'
import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import { opensClause } from '../rule/opens-clause.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { singularAuxiliary } from './auxiliary-number.ts'
import { COLLECTIVE_NOUNS } from '../rule/recurring-words.ts'

/** Either number is right in British English, or the noun counts others. */
const COLLECTIVES = withWords(
  COLLECTIVE_NOUNS,
  'government company youth press crowd bit kind sort type set collection network union party nation generation faculty fleet herd flock bank firm firms side opposition management industry',
)
const OBJECTS = withWords(
  withoutWords(DETERMINERS, 'those'),
  OBJECT_PRONOUNS,
  'to in at on with from for by about very more much many hard well better too so what how not',
)
/** One of these earlier in the sentence may ask for the base form or the past of wishes. */
const GOVERNORS =
  /^(?:suggest\w*|recommend\w*|demand\w*|insist\w*|require\w*|propose\w*|ask\w*|important|essential|vital|necessary|wish|let|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|do|does|did|neither|nor|or|whether|who|which|what|whom|whose)$/u
const SAME_PAST = new Set(
  [...IRREGULAR_VERBS.values()].filter(({ base, past }) => base === past).map(({ base }) => base),
)

export const singularAdjacent: Rule = {
  id: 'singular-adjacent',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “In my city the subway system are good.” “I know that the guide know much.” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const noun = tokens[index]
  if (noun === undefined || !isSureSingular(noun)) return []
  const place = isOneOf(tokens[index + 1], MID_ADVERBS) ? index + 2 : index + 1
  const verb = tokens[place]
  const right = verb === undefined ? null : singularOf(verb, tokens[place + 1])
  const start = groupStart(tokens, index)
  if (verb === undefined || right === null || start === null || !opensClause(tokens, start)) return []
  const earlier = tokens.slice(0, start)
  if (earlier.some(({ lower }) => GOVERNORS.test(lower))) return []
  if (verb.lower === 'were' && earlier.some(({ lower }) => /^(?:if|though|as)$/u.test(lower))) return []
  const message = `“${noun.text}” is singular, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

function isSureSingular(noun: Token): boolean {
  // “the aged get food”
  if (
    /^(?:aged|disabled|injured|wounded|unemployed|homeless|accused|dead|sick|elderly|needy|blind|deaf)$/u.test(
      noun.lower,
    )
  )
    return false
  if (noun.pos !== 'NOUN' || noun.lower !== noun.lemma || COLLECTIVES.has(noun.lower) || isNumberless(noun.lower))
    return false
  return COUNTED_NOUNS.has(noun.lower) || ARTICLE_NOUNS.has(noun.lower)
}

function singularOf(verb: Token, next: Token | undefined): string | null {
  const auxiliary = singularAuxiliary(verb.lower)
  if (auxiliary !== undefined) return auxiliary
  const base = VERB_BASES.get(verb.lower)
  if (base === undefined || SAME_PAST.has(base) || next?.text === '-' || base === 'need') return null
  const isSure = PLAIN_VERBS.has(base) && (verb.pos === 'VERB' || isOneOf(next, OBJECTS))
  return isSure || (verb.pos === 'VERB' && isOneOf(next, OBJECTS)) ? thirdPersonForm(base) : null
}

/** Where the noun's group begins with a determiner for one; null without it. */
function groupStart(tokens: readonly Token[], noun: number): number | null {
  let start = noun - 1
  while (
    start >= 0 &&
    /^(?:ADJ|NOUN)$/u.test(tokens[start]?.pos ?? '') &&
    !isOneOf(tokens[start], SINGULAR_DETERMINERS)
  )
    start -= 1
  if (isOneOf(tokens[start], wordSet('most very'))) start -= 1
  return isOneOf(tokens[start], SINGULAR_DETERMINERS) ? start : null
}

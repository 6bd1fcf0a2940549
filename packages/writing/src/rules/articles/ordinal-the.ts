import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

const ORDINALS = wordSet('main first second third only next biggest best')
const THINGS =
  wordSet(`reason point problem thing advantage disadvantage cause task idea difference question example purpose goal step
  aim benefit factor argument way part issue topic effect`)
const BEFORE = wordSet('and that because , but is was are of')
const NOUN_GROUPS = wordSet('young younger old older elder new')
const GENERATION_VERBS = wordSet('is are has have can will does do should must needs need does')
const COUNTRIES = /^(?:USA|UK|UAE|US|Netherlands|Philippines)$/u

export const ordinalThe: Rule = {
  id: 'ordinal-the',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => [
      ...ordinal(place),
      ...generation(place),
      ...country(place),
      ...lastYears(place),
    ]),
}

/** “First reason is …”, “main task of a teacher” */
function ordinal({ token, index, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (!ORDINALS.has(token.lower) || noun === undefined || !THINGS.has(noun.lower) || isPlural(noun.lower, noun.lemma))
    return []
  if (index > 0 && !isOneOf(at(-1), BEFORE)) return []
  // “The first and main reason”, “step by step, second step of”
  if (at(-1)?.lower === 'and' && at(-2)?.text !== ',') return []
  if (!/^(?:is|was|of|why|that|for|in)$/u.test(next?.lower ?? '')) return []
  if (/^(?:of|for|in|that)$/u.test(next?.lower ?? '') && token.lower !== 'main' && index > 0) return []
  return [match(token)]
}

/** “that younger generation is lazy” */
function generation({ token, index, at }: Place): RuleMatch[] {
  if (!NOUN_GROUPS.has(token.lower) || at(1)?.lower !== 'generation' || !isOneOf(at(2), GENERATION_VERBS)) return []
  return index === 0 || isOneOf(at(-1), wordSet('that because but and , nowadays think')) ? [match(token)] : []
}

/** “She lives in USA.” */
function country({ token, at }: Place): RuleMatch[] {
  if (!COUNTRIES.test(token.text) || !/^(?:in|to|from|of|visit|visited|leave|left)$/u.test(at(-1)?.lower ?? ''))
    return []
  // “from US dollars to UK pounds”, “a map of US states”
  if (/^(?:NOUN|PROPN|ADJ|NUM)$/u.test(at(1)?.pos ?? '') || /^(?:-|'s|\/)$/u.test(at(1)?.lower ?? '')) return []
  return [
    {
      from: token,
      to: token,
      message: `The name takes “the”: “the ${token.text}”.`,
      suggestions: [phrase('the', token)],
    },
  ]
}

/** “in last few years” */
function lastYears({ token, at }: Place): RuleMatch[] {
  const isSpan =
    /^(?:last|past|next)$/u.test(token.lower) && /^(?:in|for|over|during|within)$/u.test(at(-1)?.lower ?? '')
  if (
    !isSpan ||
    !(at(1)?.pos === 'NUM' || at(1)?.lower === 'few') ||
    !/^(?:years|months|weeks|decades|days)$/u.test(at(2)?.lower ?? '')
  )
    return []
  return [match(token)]
}

function match(token: Place['token']): RuleMatch {
  const right = phrase(likeCase(token, 'the'), token.lower)
  return { from: token, to: token, message: `There is one “${token.lower}”, so it needs “the”.`, suggestions: [right] }
}

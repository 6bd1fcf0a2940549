import { INDEFINITE_PEOPLE, MODALS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { singularAuxiliary } from './auxiliary-number.ts'

const PRONOUNS = withWords(INDEFINITE_PEOPLE, 'everything something nothing')
const MORE_VERBS = wordSet(
  'want need respect like love help work care talk help try look worry hope hate use change seem depend start happen come go cost',
)
const ADVERBS = wordSet('always also often never really still just else')
/** One of these shortly before may ask for the base form: “Does everyone know?”, “let everybody go”, “for everyone have”. */
const GOVERNORS = wordSet(`do does did let lets make makes made help helps helped see saw hear watch have had to suggest
  suggested recommend demand insist important essential necessary vital if wish though were or`)
const SAME_PAST = new Set(
  [...IRREGULAR_VERBS.values()].filter(({ base, past }) => base === past).map(({ base }) => base),
)

export const indefiniteAgreement: Rule = {
  id: 'indefinite-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “everyone respect him”, “nobody know” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const isNoOne = token.lower === 'one' && /^(?:no|every|any)$/u.test(at(-1)?.lower ?? '')
  if (!PRONOUNS.has(token.lower) && !isNoOne) return []
  const verb = isOneOf(at(1), ADVERBS) ? at(2) : at(1)
  const earlier = tokens.slice(Math.max(0, index - 3), index)
  // “something like tea”
  if (verb?.lower === 'like' && (token.lower.endsWith('thing') || at(2)?.pos === 'PRON')) return []
  if (verb === undefined || earlier.some((each) => GOVERNORS.has(each.lower) || MODALS.has(each.lower))) return []
  // “the number of things everybody have …” aside, a preposition makes an object of it.
  if (at(-1)?.pos === 'ADP' && !/^(?:because|since|that|than|as|while)$/u.test(at(-1)?.lower ?? '')) return []
  const isVerb = (PLAIN_VERBS.has(verb.lower) || MORE_VERBS.has(verb.lower)) && VERB_BASES.has(verb.lower)
  const isPresent = isVerb && !SAME_PAST.has(verb.lower) && verb.pos !== 'ADJ'
  const right = singularAuxiliary(verb.lower) ?? (isPresent ? thirdPersonForm(verb.lower) : undefined)
  if (right === undefined) return []
  return [
    { from: verb, to: verb, message: `“${token.lower}” is one, so the verb is “${right}”.`, suggestions: [right] },
  ]
}

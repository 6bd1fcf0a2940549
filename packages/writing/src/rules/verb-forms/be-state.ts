import { BE_FORMS } from '@rehearsal/english/classes/classes'
import { participleForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const BE = withWords(BE_FORMS, 'get gets got')
const ADVERBS = wordSet('very so not also really always too already still often usually more')
/** States whose word learners leave bare; none is a noun or an adjective itself. */
const STATES = wordSet(
  'confuse marry disappoint frighten embarrass excite satisfy addict locate amaze bore annoy disgust relax retire impress exhaust depress terrify fascinate convince',
)
/** These are nouns or infinitives elsewhere: what follows must belong to the participle. */
const FOLLOWED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['interest', wordSet('in')],
  ['concern', wordSet('about with')],
  ['suppose', wordSet('to')],
  ['relate', wordSet('to with')],
  ['involve', wordSet('in with')],
  ['compare', wordSet('to with')],
  ['connect', wordSet('to with')],
  ['base', wordSet('on')],
  ['force', wordSet('to')],
  ['allow', wordSet('to')],
  ['prepare', wordSet('for by')],
  ['use', wordSet('to for by as in')],
  ['call', wordSet('by')],
  ['cause', wordSet('by')],
  ['create', wordSet('by')],
  ['make', wordSet('by of from')],
  ['give', wordSet('by to')],
  ['know', wordSet('as for by')],
  ['produce', wordSet('by in')],
  ['influence', wordSet('by')],
  ['affect', wordSet('by')],
  ['damage', wordSet('by')],
  ['destroy', wordSet('by')],
  ['divide', wordSet('into by')],
  ['consider', wordSet('as to')],
  ['surround', wordSet('by with')],
  ['expose', wordSet('to')],
  ['equip', wordSet('with')],
  ['fill', wordSet('with')],
  ['cover', wordSet('with by')],
  ['replace', wordSet('by with')],
  ['worry', wordSet('about')],
  ['finish', wordSet('. , and at in by after with because')],
  ['celebrate', wordSet('in on by every with all')],
  ['control', wordSet('by')],
  ['discover', wordSet('by in')],
  ['develop', wordSet('by in')],
  ['organise', wordSet('by in')],
  ['organize', wordSet('by in')],
  ['support', wordSet('by')],
  ['attract', wordSet('by to')],
  ['inspire', wordSet('by')],
  ['motivate', wordSet('by to')],
  ['associate', wordSet('with')],
  ['require', wordSet('to by')],
  ['expect', wordSet('to')],
  ['advise', wordSet('to')],
  ['invite', wordSet('to by')],
  ['encourage', wordSet('to by')],
  ['design', wordSet('by')],
  ['oblige', wordSet('to')],
  ['determine', wordSet('by')],
  ['decorate', wordSet('with')],
  ['kill', wordSet('by in')],
  ['choose', wordSet('by as')],
  ['build', wordSet('by in')],
  ['write', wordSet('by in')],
  ['teach', wordSet('by in')],
  ['limit', wordSet('to by')],
  ['hide', wordSet('in behind by')],
  ['treat', wordSet('as like with by')],
  ['reduce', wordSet('by')],
  ['increase', wordSet('by')],
  ['steal', wordSet('by from')],
  ['close', wordSet('by because')],
])

export const beState: Rule = {
  id: 'be-state',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) =>
    tokens.some(({ lower }) => lower === 'what' || lower === 'all') ? [] : placesOf(tokens).flatMap(matchAt),
}

/** “They are confuse.” “It is base on facts.” “Cars are use by many people.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  let back = -1
  while (isOneOf(at(back), ADVERBS)) back -= 1
  if (!isOneOf(at(back), BE)) return []
  const next = at(1)
  const isState = STATES.has(token.lower) && !/^(?:PRON|DET|NOUN|PROPN)$/u.test(next?.pos ?? '') && next?.text !== '-'
  const isFollowed = FOLLOWED.get(token.lower)?.has(next?.lower ?? '') === true
  if (!isState && !isFollowed) return []
  // “What you get is interest in it”, “the first is use in schools”: a noun.
  const subject = at(back - 1)?.lower ?? ''
  if (
    isFollowed &&
    /^(?:what|first|second|one|aim|result|reason|other|this|there|problem|cause|goal|all)$/u.test(subject)
  )
    return []
  const right = participleForm(token.lower)
  return [{ from: token, to: token, message: `Here the participle stands: “${right}”.`, suggestions: [right] }]
}

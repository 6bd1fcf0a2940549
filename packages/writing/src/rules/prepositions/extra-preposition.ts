import { BE_FORMS, MODALS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

/** Verbs that take their object without the preposition learners add. */
const EXTRA: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['discuss', wordSet('about on')],
  ['mention', wordSet('about')],
  ['emphasize', wordSet('on about')],
  ['emphasise', wordSet('on about')],
  ['describe', wordSet('about')],
  ['consider', wordSet('about')],
  ['resemble', wordSet('to with')],
  ['obey', wordSet('to')],
  ['join', wordSet('to')],
  ['avoid', wordSet('from')],
  ['contact', wordSet('with to')],
  ['reach', wordSet('to at')],
  ['enter', wordSet('to in')],
  ['lack', wordSet('of')],
  ['attend', wordSet('at')],
  ['marry', wordSet('with to')],
  ['affect', wordSet('on to')],
  ['influence', wordSet('on')],
  ['approach', wordSet('to')],
])
/** These are nouns as well: “the lack of water”. They count only behind a subject or “to”. */
const NOUNS_TOO = wordSet('contact reach lack influence approach affect')
const VERB_SIGNS = withWords(MODALS, 'to they we you i people who cannot not it which')

const PASSIVE_SIGNS = withWords(BE_FORMS, 'it')

export const extraPreposition: Rule = {
  id: 'extra-preposition',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const preposition = at(1)
  const object = at(2)
  if (preposition === undefined || EXTRA.get(token.lemma)?.has(preposition.lower) !== true) return []
  if (!isActiveVerb(token, at(-1)) || object === undefined || !object.isWord) return []
  if (token.lemma === 'enter' && !/^(?:the|this|my|our|his|her)$/u.test(object.lower)) return []
  // “the course which I attended at your school”
  const isWhere = token.lemma === 'attend' && /^(?:which|that)$/u.test(at(-2)?.lower ?? '') && at(-1)?.pos === 'PRON'
  if (isWhere) return []
  // “join to form”, “reach to touch”, “considered about right”.
  if (preposition.lower === 'to' && object.pos === 'VERB') return []
  const message = `“${token.lemma}” takes its object directly: leave out “${preposition.lower}”.`
  return [{ from: token, to: preposition, message, suggestions: [token.text] }]
}

function isActiveVerb(token: Token, before: Token | undefined): boolean {
  // “due to lack of water”
  if (token.lemma === 'lack' && before?.lower === 'to') return false
  if (NOUNS_TOO.has(token.lemma)) return VERB_SIGNS.has(before?.lower ?? '') && token.pos !== 'ADJ'
  const isPassive = PASSIVE_SIGNS.has(before?.lower ?? '') && token.lower !== token.lemma
  return !isPassive && token.pos !== 'NOUN'
}

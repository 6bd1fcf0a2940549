import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

/** Word (base form), the prepositions learners put behind it, and the right one. */
const TABLE: readonly (readonly [word: string, wrong: string, right: string])[] = [
  ['depend', 'of from in by', 'on'],
  ['consist', 'from by', 'of'],
  ['interested', 'on about at for', 'in'],
  ['participate', 'to on', 'in'],
  ['married', 'with', 'to'],
  ['arrive', 'to', 'at'],
  ['focus', 'about', 'on'],
  ['concentrate', 'about', 'on'],
  ['insist', 'in to for', 'on'],
  ['responsible', 'of about', 'for'],
  ['famous', 'of about', 'for'],
  ['afraid', 'from', 'of'],
  ['similar', 'with as', 'to'],
  ['proud', 'about for from', 'of'],
  ['full', 'with', 'of'],
  ['capable', 'to for', 'of'],
  ['aware', 'about on', 'of'],
  ['addicted', 'with on in', 'to'],
  ['suffer', 'of', 'from'],
  ['rely', 'in of to', 'on'],
  ['satisfied', 'of from', 'with'],
  ['due', 'of from', 'to'],
  ['instead', 'from', 'of'],
  ['related', 'with', 'to'],
  ['influence', 'to', 'on'],
  ['impact', 'to', 'on'],
  ['prevent', 'of', 'from'],
  ['different', 'of', 'from'],
  ['accuse', 'for', 'of'],
  ['attention', 'at', 'to'],
  ['belong', 'for', 'to'],
  ['keen', 'in', 'on'],
  ['contribute', 'for in', 'to'],
]

const RIGHT_OF = new Map(TABLE.map(([word, wrong, right]) => [word, { wrong: wordSet(wrong), right }]))
/** Only these are told by the word as it stands; verbs count in any form. */
const EXACT = wordSet('interested married responsible famous due instead addicted satisfied related')
/** Words that mean a place or time of their own: “it depends in part on”, “influence to this day”. */
const FREE = wordSet(
  'once time least part turn fact general principle many most all recent last some other addition which whom',
)

export const wrongPreposition: Rule = {
  id: 'wrong-preposition',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const word = EXACT.has(token.lower) ? token.lower : token.lemma
  const entry = RIGHT_OF.get(word)
  const preposition = at(1)
  if (entry === undefined || preposition === undefined || !entry.wrong.has(preposition.lower)) return []
  if (word === 'similar' && at(2)?.lower === 'possible') return []
  if (word === 'suffer' && token.pos !== 'VERB') return []
  if (isFree(at(2)) || isPurpose(preposition, at(2), word)) return []
  const message = `“${token.lower}” goes with “${entry.right}”, not “${preposition.lower}”.`
  return [{ from: preposition, to: preposition, message, suggestions: [entry.right] }]
}

/** “It depends in 2020 …”, “consist in part of”. */
function isFree(next: Token | undefined): boolean {
  return next === undefined || next.pos === 'NUM' || FREE.has(next.lower) || !next.isWord
}

/** “an effort to succeed to win”, “the impact to be felt”: “to” belongs to a verb. */
function isPurpose(preposition: Token, next: Token | undefined, word: string): boolean {
  return preposition.lower === 'to' && next?.pos === 'VERB' && next.lower === next.lemma && word !== 'capable'
}

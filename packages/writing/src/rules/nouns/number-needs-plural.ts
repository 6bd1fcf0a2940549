import { NUMBERS } from '@rehearsal/english/classes/classes'
import { isNumberless, isPlural, pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import { UNCOUNTABLE_NOUNS } from '@rehearsal/english/words/uncountable-nouns'
import { isKnownWord } from '../../dictionary/dictionary.ts'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

const QUANTIFIERS = withWords(NUMBERS, 'many several various few eleven twelve twenty')
/** Follow a number without being counted by it. */
const UNITS = wordSet(
  'percent per cent hundred thousand million billion dozen am pm degree century half third quarter baht yen yuan won rand score head fold',
)
/** “A five minute walk”: the tagger takes the walk for a verb. */
const MEASURES = wordSet('minute hour day week month year mile kilometre metre dollar pound euro star page')
/** “Many work at night.” These nouns are as often verbs. */
const VERBS_TOO = wordSet(`work drink travel use need want live walk fear hope sleep play study change help start visit
  claim report plan dream tomorrow left feel end today yesterday smoke vote look love hate cook drive dance talk rest return doubt point fail struggle divide unite agree police`)

/** Told by “much” and “little”, and by no plural. */
const MASS = wordSet(`water sugar salt oil air energy rain snow sand milk meat petrol gas noise dust smoke trash courage
  confidence trust respect sleep support violence effort work help love attention pressure patience freedom`)
const BEFORE_MUCH = /^(?:too|so|as|how|very|not|n't|never|without|hardly|do|does|did|is|was|any|if|whether)$/u
const SPENDING = /^(?:need|have|spend|take|waste|leave|save|give|lose|require|get|cost)$/u

export const numberNeedsPlural: Rule = {
  id: 'number-needs-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place)),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  if (!isQuantity(token) || /^[-$£€]$/u.test(at(-1)?.text ?? '') || at(1)?.text === '-') return []
  // “The few fleece the many while they can.”
  if (/^(?:few|many)$/u.test(token.lower) && at(-1)?.lower === 'the') return []
  const isNounAsAdjective =
    at(1)?.pos === 'ADJ' &&
    COUNTED_NOUNS.has(at(1)?.lower ?? '') &&
    !/^(?:NOUN|PROPN|ADJ|CCONJ)$/u.test(at(2)?.pos ?? '')
  const distance = at(1)?.pos === 'ADJ' && at(1)?.lower !== 'a' && !isNounAsAdjective ? 2 : 1
  const noun = at(distance)
  const next = at(distance + 1)
  if (token.lower === 'few' && noun?.lower === 'time') {
    const little = likeCase(token, 'little')
    return [{ from: token, to: token, message: 'Time is not counted: “little time”.', suggestions: [little] }]
  }
  if (noun === undefined || !isBareSingular(noun) || (distance === 1 && VERBS_TOO.has(noun.lower))) return []
  if (next?.pos === 'NOUN' || next?.pos === 'PROPN' || next?.text === '-' || next?.lower === 'old') return []
  if (MEASURES.has(noun.lower) && next?.pos === 'VERB') return []
  if (next?.lower === "'s" || next?.lower === "'") return []
  // “size 13 shoe”, “on a 15 minute alert”
  if (
    /^\d/u.test(token.text) &&
    /^(?:a|an|the|size|page|chapter|grade|class|level|route|room|type)$/u.test(at(-1)?.lower ?? '')
  )
    return []
  const mass = massOf(token, noun, [at(-1), at(-2), at(-3)])
  if (mass !== undefined) return [mass]
  const plural = pluralOf(noun.lower)
  if (!isKnownWord(plural)) return []
  return [
    { from: noun, to: noun, message: `After “${token.text}” the noun is plural: “${plural}”.`, suggestions: [plural] },
  ]
}

/** “many water”, “it leaves them very few time” */
function massOf(token: Token, noun: Token, before: readonly (Token | undefined)[]): RuleMatch | undefined {
  const right = token.lower === 'many' ? 'much' : token.lower === 'few' ? 'little' : undefined
  const isTime = noun.lower === 'time' && before.some((each) => SPENDING.test(each?.lemma ?? ''))
  if (right === undefined || !(isTime || MASS.has(noun.lower))) return undefined
  // “too much water”, “not much time”; but “you need a lot of water”
  const isBare = right === 'much' && !isTime && !before.some((each) => BEFORE_MUCH.test(each?.lower ?? ''))
  const quantity = isBare ? 'a lot of' : right
  const message = `“${noun.lower}” cannot be counted, so “${quantity}” stands before it.`
  return { from: token, to: token, message, suggestions: [likeCase(token, quantity)] }
}

function isQuantity(token: Token): boolean {
  if (QUANTIFIERS.has(token.lower)) return true
  // A year is no quantity.
  return /^\d{1,3}$/u.test(token.text) && Number(token.text) > 1
}

function isBareSingular(noun: Token): boolean {
  return (
    (noun.pos === 'NOUN' || (noun.pos === 'ADJ' && COUNTED_NOUNS.has(noun.lower))) &&
    noun.lower === noun.lemma &&
    !noun.lower.endsWith('ing') &&
    /^\p{Ll}{3,}$/u.test(noun.text) &&
    !isPlural(noun.lower, noun.lemma) &&
    !isNumberless(noun.lower) &&
    !UNCOUNTABLE_NOUNS.has(noun.lower) &&
    !UNITS.has(noun.lower) &&
    !PLAIN_VERBS.has(noun.lower)
  )
}

/** Reads a stretch of text as the words that are compared: what carries meaning, whether it is denied, and its figures. */
import { readWords } from '@rehearsal/english/data/read-words'
import { FUNCTION_WORDS } from '@rehearsal/exam/function-words'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { DAYS, MONTHS, SEASONS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { WordVector } from '../../meaning/sentence-vectors.ts'
import { parseText } from '../../text/parse-text.ts'
import type { Token } from '../../text/token.ts'
import { figuresOf } from './figures.ts'

/** `place` counts all words of the text. */
export type ComparedWord = Pick<Token, 'lower' | 'lemma' | 'stem' | 'pos'> & {
  place: number
  isDenied: boolean
  vector: Float32Array
}

export type ComparedText = {
  words: readonly ComparedWord[]
  lowers: ReadonlySet<string>
  figures: readonly number[]
  /** Days, months, seasons and parts of a day that it names. */
  times: ReadonlySet<string>
  /** +1 where it says “more … than”, −1 where “less … than”, 0 where it does not compare; and where “than” stands. */
  comparison: { sign: -1 | 0 | 1; place: number }
}

const NEGATORS = readWords('words/negators')
/** What a negator reaches. */
const REACH = 4
/** “No connection was the commonest reason” denies little more than the noun. */
const REACH_OF_DETERMINER = 2
const DENYING_DETERMINERS = wordSet('no few little lack without none')
/** Function words that tell directions. */
const DIRECTIONS = wordSet(
  'more most less least few many up down above below before after over under inside outside without all every none',
)
const CLAUSE_STARTS = wordSet('but because so which while whereas although though if when and or')
const TIMES = withWords(
  DAYS,
  [...MONTHS, ...SEASONS, 'morning afternoon evening night noon midnight midday dawn weekend'].join(' '),
)
const LESS = wordSet('less fewer lower smaller worse slower cheaper shorter later weaker behind')

/** Reads a sentence, a clause, a key point or a way of saying it. */
export function readComparedText(text: string, vectorOf: WordVector): ComparedText {
  const tokens = parseText(normalizeTyped(text)).tokens
  const denied = deniedPlaces(tokens)
  const words = tokens.flatMap((token, place): ComparedWord[] => {
    if (!isContent(token)) return []
    const vector = vectorOf(token.lemma)
    const { lower, lemma, stem, pos } = token
    return vector === null ? [] : [{ lower, lemma, stem, pos, place, isDenied: denied.has(place), vector }]
  })
  const lowers = new Set(tokens.map(({ lower }) => lower))
  return {
    words,
    lowers,
    figures: figuresOf(tokens),
    times: new Set([...lowers].map((word) => word.replace(/s$/u, '')).filter((word) => TIMES.has(word))),
    comparison: comparisonIn(tokens),
  }
}

const isContent = ({ lower, isWord }: Token) =>
  isWord && (DIRECTIONS.has(lower) || (!FUNCTION_WORDS.has(lower) && !NEGATORS.has(lower)))

/**
 * Places of words that an odd number of negators before them in their clause reaches. A noun behind a verb is not denied, or “did not
 * mend the bridge” would differ from “the bridge was not mended”.
 */
function deniedPlaces(tokens: readonly Token[]): ReadonlySet<number> {
  const denied = new Set<number>()
  let negators: { reach: number; hasVerb: boolean }[] = []
  tokens.forEach((token, place) => {
    if (/^[,;:—–.!?]$/u.test(token.text) || CLAUSE_STARTS.has(token.lower)) negators = []
    if (isNegator(tokens, place))
      negators.push({ reach: DENYING_DETERMINERS.has(token.lower) ? REACH_OF_DETERMINER : REACH, hasVerb: false })
    else if (isContent(token)) {
      const isNoun = token.pos === 'NOUN' || token.pos === 'PROPN'
      const reaching = negators.filter(({ hasVerb }) => !(isNoun && hasVerb))
      if (reaching.length % 2 === 1) denied.add(place)
      negators = negators
        .map(({ reach, hasVerb }) => ({ reach: reach - 1, hasVerb: hasVerb || token.pos === 'VERB' }))
        .filter(({ reach }) => reach > 0)
    }
  })
  return denied
}

/** “Not only” and “a few” deny nothing; “rather than” denies. */
function isNegator(tokens: readonly Token[], place: number): boolean {
  const [before, word, next] = [place - 1, place, place + 1].map((at) => tokens[at]?.lower ?? '')
  if (word === 'than' && before === 'rather') return true
  if (word === 'few' || word === 'little') return before !== 'a' && before !== 'the'
  if (word === 'not' && next === 'only') return false
  if (word === 'no' && (next === 'doubt' || next === 'wonder')) return false
  return NEGATORS.has(word ?? '')
}

function comparisonIn(tokens: readonly Token[]): ComparedText['comparison'] {
  const place = tokens.findIndex(({ lower }) => lower === 'than')
  const before = tokens.slice(Math.max(0, place - 5), Math.max(0, place))
  if (place < 0 || before.at(-1)?.lower === 'rather') return { sign: 0, place: -1 }
  if (before.some(({ lower }) => LESS.has(lower))) return { sign: -1, place }
  return { sign: before.some(({ lower }) => lower === 'more' || /.{2}er$/u.test(lower)) ? 1 : 0, place }
}

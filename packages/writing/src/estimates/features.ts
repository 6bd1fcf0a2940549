import { FUNCTION_WORDS } from '@rehearsal/exam/function-words'
import { UNLISTED_BAND, wordBand } from '@rehearsal/english/words/word-bands'
import { mean } from '@rehearsal/statistics/numbers'
import type { ProseJudgement } from '../prose/judge-prose.ts'
import type { Mark, MarkType } from '../mark/mark.ts'
import type { ParsedText, Token } from '../text/token.ts'
import { wordTokens } from '../text/word-tokens.ts'
import { CONNECTIVES } from './connectives.ts'
import { countMistakes, type Mistakes } from './count-mistakes.ts'
import { type OpeningLinks, openingLinks } from './opening-links.ts'

/** What the estimates are computed from; counts, and means over the answer. */
export type Features = {
  words: number
  errors: Readonly<Record<MarkType, number>>
  mistakes: Mistakes
  /** The type–token ratio relative to what a text of this length has on average: distinct known lemmas over those expected by Heaps' law. */
  relativeTypeTokenRatio: number
  /** Mean natural log of the frequency rank of known content words. */
  meanLogRank: number
  /** Share of known words with at least seven letters, 0–1. */
  longWordShare: number
  wordSlor: number
  classSlor: number
  unseenBigramShare: number
  /** Different connectives used; of those that open sentences a moderate number, and less for each beyond it. */
  connectives: number
  /** Words that open subordinate and relative clauses, per 100 words: who sets no full stop has no more of them. */
  subordinators: number
  /** Share of the words that stand in sentences of more than 40 words, where a text has to have several. */
  runOnShare: number
}

/** The number of different lemmas grows about so with length (Heaps' law, through our own expert texts). */
const HEAPS_FACTOR = 2.25
const HEAPS_EXPONENT = 0.75
const LONG_WORD_LETTERS = 7
const LONG_SENTENCE_WORDS = 40
/** Shorter answers may be asked to be one sentence, of up to 75 words. */
const SEVERAL_SENTENCES_FROM = 100
const SUBORDINATORS = new Set(
  'because although though while whereas since if unless when where who which whose whom that after before until so'.split(
    ' ',
  ),
)

/** Measures an answer whose errors are already marked. */
export function featuresOf(parsed: ParsedText, marks: readonly Mark[], prose: ProseJudgement): Features {
  const links = openingLinks(parsed)
  const all = wordTokens(parsed.text).length
  // Adverbs put in front of sentences make no text longer.
  const words = Math.max(Math.min(1, all), all - links.tokens.size)
  const known = knownWords(parsed, marks).filter((token) => !links.tokens.has(token))
  const content = known.filter((token) => !FUNCTION_WORDS.has(token.lower))
  return {
    words,
    errors: countErrors(marks),
    mistakes: countMistakes(parsed.text, marks),
    relativeTypeTokenRatio: new Set(known.map((token) => token.lemma)).size / expectedTypes(words),
    meanLogRank: mean(content.map((token) => Math.log(RANK[bandOf(token)] ?? RARE_RANK))),
    longWordShare: mean(known.map((token) => (token.lower.length >= LONG_WORD_LETTERS ? 1 : 0))),
    wordSlor: prose.fluency.wordSlor,
    classSlor: prose.fluency.classSlor,
    unseenBigramShare: prose.fluency.unseenBigramShare,
    connectives: countConnectives(parsed, links),
    subordinators: (100 * parsed.tokens.filter((token) => SUBORDINATORS.has(token.lower)).length) / Math.max(1, words),
    runOnShare: runOnShare(parsed, words),
  }
}

/** Middle rank of each SCOWL band. */
const RANK: Readonly<Record<number, number>> = { 10: 2000, 20: 7000, 35: 24_000, 40: 40_000, 50: 50_000 }
const RARE_RANK = 70_000

/** Misspelt words earn nothing for variety or rarity, or a typing error would look like a rich vocabulary. */
function knownWords(parsed: ParsedText, marks: readonly Mark[]): Token[] {
  const misspelt = marks.filter((mark) => mark.type === 'SPELLING')
  return parsed.tokens.filter((token) => {
    if (!/^[\p{L}'-]+$/u.test(token.lower) || !token.isWord || bandOf(token) === UNLISTED_BAND) return false
    return !misspelt.some((mark) => token.start < mark.end && token.end > mark.start)
  })
}

function bandOf(token: Token): number {
  return Math.min(wordBand(token.lower), wordBand(token.lemma))
}

function expectedTypes(words: number): number {
  return Math.max(1, Math.min(0.95 * words, HEAPS_FACTOR * words ** HEAPS_EXPONENT))
}

/** How many marks there are of each type. */
function countErrors(marks: readonly Mark[]): Record<MarkType, number> {
  const counts = { SPELLING: 0, GRAMMAR_MINOR: 0, GRAMMAR_MODERATE: 0, GRAMMAR_CRITICAL: 0 }
  for (const mark of marks) counts[mark.type] += 1
  return counts
}

/** What each linking adverb beyond a moderate number takes away. */
const SURPLUS_COST = 1

function countConnectives({ tokens }: ParsedText, { tokens: opening, counted, surplus }: OpeningLinks): number {
  // An opening adverb leaves a gap, over which no phrase reaches.
  const text = ` ${tokens.map((token) => (opening.has(token) ? '|' : token.lower)).join(' ')} `
  const inside = CONNECTIVES.filter((connective) => text.includes(` ${connective} `))
  return Math.max(0, new Set([...inside, ...counted]).size - SURPLUS_COST * surplus)
}

function runOnShare(parsed: ParsedText, words: number): number {
  if (words < SEVERAL_SENTENCES_FROM && parsed.sentences.length < 3) return 0
  const lengths = parsed.sentences.map(({ tokens }) => tokens.filter((token) => token.isWord).length)
  const long = lengths.filter((length) => length > LONG_SENTENCE_WORDS)
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
  return sum(long) / Math.max(1, sum(lengths))
}

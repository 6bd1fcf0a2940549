/** Marks misspelt words and ranks suggestions: an error model and language models together (a noisy channel). */
import { MODERN_WORDS } from '@rehearsal/english/words/living-words'
import { isOfForeignPhrase } from '@rehearsal/english/words/foreign-phrases'
import { PROPER_NAMES } from '@rehearsal/english/words/proper-names'
import { usualSlip } from '@rehearsal/english/spelling/usual-slips'
import { wordBand } from '@rehearsal/english/words/word-bands'
import { withCaseOf } from '@rehearsal/english/text/capitalised'
import { editDistance } from '@rehearsal/statistics/edit-distance'
import { isKnownWord } from '../../dictionary/dictionary.ts'
import type { ParsedText } from '../../text/token.ts'
import { type WordToken, wordTokens } from '../../text/word-tokens.ts'
import type { Mark } from '../../mark/mark.ts'
import { spellingCandidates } from './spelling-candidates.ts'
import { languageModelScores } from './language-model-scores.ts'

/** A search costs 6 to 10 ms; a text with more misspelt words than this is hardly helped by them. */
const MAX_WORDS_WITH_SUGGESTIONS = 12
const MAX_SUGGESTIONS = 3
/** So many of the nearest words are tried in the sentence. */
const MAX_RANKED = 6
/** Edits that one more of the language-model score (log10) outweighs; set by hand on our own sentences. */
const LANGUAGE_MODEL_WEIGHT = 0.15
/** Endings are learned early: “physicaly” is an adverb. */
const SAME_ENDING = 0.3

/** As common as “laptop”. */
const MODERN_BAND = 50

/** Words up to here may be meant by a misspelt one that stands where a name could. */
const USUAL_BAND = 50

/** Where a name could stand, shorter words have one slip. */
const MIN_LETTERS_FOR_TWO_SLIPS = 8

type SpellingContext = {
  parsed: ParsedText
  /** Words of the passage, lower-cased: right by definition and likely to be meant. */
  passageWords: ReadonlySet<string>
}

/** Marks words that neither American nor British English nor the passage knows. Names inside a sentence pass. */
export function spellingMarks(context: SpellingContext): Mark[] {
  const searched = new Map<string, string[]>()
  return unknownWords(context).map((token) => {
    const slip = usualSlip(token.word)
    const suggestions = slip === undefined ? searchOnce(token, context, searched) : [slip]
    return {
      code: 'spelling',
      type: 'SPELLING' as const,
      start: token.start,
      end: token.end,
      message: spellingMessage(token.word, suggestions[0]),
      suggestions: suggestions.map((suggestion) => withCaseOf(token.word, suggestion)),
    }
  })
}

/** The search costs, so each word is searched once, and no more than so many are. */
function searchOnce(token: WordToken, context: SpellingContext, searched: Map<string, string[]>): string[] {
  const key = token.word.toLowerCase()
  const known = searched.get(key)
  if (known !== undefined || searched.size >= MAX_WORDS_WITH_SUGGESTIONS) return known ?? []
  const found = suggestionsFor(token, context)
  searched.set(key, found)
  return found
}

/** Words of the text that no dictionary knows and that cannot be names, acronyms, addresses, phrases of another language or passage words. */
function unknownWords({ parsed: { text, sentences }, passageWords }: SpellingContext): WordToken[] {
  const starts = new Set(sentences.map((sentence) => firstWordStart(text, sentence.start)))
  const tokens = wordTokens(text)
  const words = tokens.map(({ word }) => word)
  const names = new Set(tokens.flatMap(({ word, start }) => (isCapitalised(word) && !starts.has(start) ? [word] : [])))
  const addresses = [...text.matchAll(/\S+/gu)].filter(([run]) => /@|:\/\/|www\./iu.test(run))
  return tokens.filter((token, place) => {
    const { word, start, end } = token
    if (passageWords.has(word.toLowerCase()) || isKnownWord(word)) return false
    // A name in small letters: its capital is asked for.
    if (PROPER_NAMES.has(word)) return false
    if (isCapitalised(word) && (!starts.has(start) || names.has(word) || isLikelyName(text, token))) return false
    // “nothin’ doin’”, “’tis”
    if (isClipped(text, token)) return false
    // “Words in th and ph”: named letters, no words.
    if (/^(?:th|ph|gh|ng|ou|ch|sh|ck)$/u.test(word)) return false
    if (isOfForeignPhrase(words, place)) return false
    return !addresses.some(({ 0: address, index }) => start >= index && end <= index + address.length)
  })
}

const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word)

/** A capitalised word at the head of a sentence is a name where it stands like one, or looks like no usual word. */
function isLikelyName(text: string, token: WordToken): boolean {
  const { word, end } = token
  // “Reza Ahmadi lives here.”
  if (/^ \p{Lu}\p{Ll}/u.test(text.slice(end))) return true
  // A capitalised word alone on its line or in its sentence: a signature.
  if (isAlone(text, token)) return true
  // “Rimsky-Korsakov”
  if (word.includes('-') && word.split('-').every(isCapitalised)) return true
  // “McNally”, “DINGELL: Yes.”
  if (/^\p{Lu}\p{Ll}+\p{Lu}/u.test(word) || text.charAt(end) === ':') return true
  const plain = word.replace(/['’]s$/u, '')
  return (
    usualSlip(word) === undefined && !spellingCandidates(plain).some((near) => isUsual(near) && isClose(plain, near))
  )
}

/** Of a short word two other letters make another: “Caplan” is no “Captain”. */
function isClose(word: string, near: string): boolean {
  const lower = word.toLowerCase()
  return word.length >= MIN_LETTERS_FOR_TWO_SLIPS || editDistance(lower, near) <= 1 || likelySlip(lower, near) > 0
}

const isUsual = (candidate: string): boolean => candidate.split(' ').every((word) => wordBand(word) <= USUAL_BAND)

/** A letter is left out where an apostrophe stands: at the end of “nothin'”, before “'tis”. */
function isClipped(text: string, { word, start, end }: WordToken): boolean {
  if (/^(?:tis|twas|twill|twere|em|til|cos|cuz|round)$/iu.test(word)) return /['’‘]/u.test(text.charAt(start - 1))
  return word.endsWith('in') && /['’]/u.test(text.charAt(end)) && isKnownWord(`${word}g`)
}

function isAlone(text: string, { start, end }: WordToken): boolean {
  return /(?:^|\n)\s*$/u.test(text.slice(0, start)) && /^\s*[,.!]?\s*(?:\n|$)/u.test(text.slice(end))
}

function firstWordStart(text: string, start: number): number {
  const offset = text.slice(start, start + 50).search(/[\p{L}\p{N}]/u)
  return offset < 0 ? start : start + offset
}

function suggestionsFor(token: WordToken, { parsed, passageWords }: SpellingContext): string[] {
  const word = token.word.toLowerCase()
  const fromPassage = [...passageWords].filter(
    (candidate) => Math.abs(candidate.length - word.length) <= 2 && editDistance(candidate, word) <= 2,
  )
  const candidates = new Set([...fromPassage, ...spellingCandidates(token.word)])
  const likely = [...candidates]
    .map((candidate) => ({ candidate, cost: suggestionCost(word, candidate, passageWords) }))
    .toSorted(byCost)
    .slice(0, MAX_RANKED)
  const scores = languageModelScores(
    parsed,
    token.start,
    likely.map(({ candidate }) => candidate),
  )
  return likely
    .map(({ candidate, cost }, index) => ({ candidate, cost: cost - LANGUAGE_MODEL_WEIGHT * (scores[index] ?? 0) }))
    .toSorted(byCost)
    .map(({ candidate }) => candidate)
    .slice(0, MAX_SUGGESTIONS)
}

type Ranked = { candidate: string; cost: number }

function byCost(a: Ranked, b: Ranked): number {
  return a.cost - b.cost || a.candidate.localeCompare(b.candidate)
}

/**
 * The error model: edits first, then how common the word is. Learners rarely miss the first letter, and a word of the passage is
 * what a summary is likely to need.
 */
function suggestionCost(word: string, candidate: string, passageWords: ReadonlySet<string>): number {
  const lower = candidate.toLowerCase()
  const rarity = Math.max(...lower.split(/[ '-]/u).map(bandOf)) / 40
  const otherFirstLetter = word.startsWith(lower.charAt(0)) ? 0 : soundsAlike(word, lower) ? 0.2 : 0.7
  const isSplit = lower.includes(' ') ? 0.5 : 0
  const isOfPassage = passageWords.has(lower) ? 1 : 0
  const isPluralOfY = word.endsWith('ys') && lower === `${word.slice(0, -2)}ies` ? 1.5 : 0
  const sameEnding = word.length > 5 && word.slice(-2) === lower.slice(-2) ? SAME_ENDING : 0
  return (
    editDistance(word, lower) -
    likelySlip(word, lower) -
    sameEnding -
    isPluralOfY +
    rarity +
    otherFirstLetter +
    isSplit -
    isOfPassage
  )
}

/** Words of today are in no list of how common a word is. */
function bandOf(word: string): number {
  return MODERN_WORDS.has(word) ? MODERN_BAND : wordBand(word)
}

/** “senturies”, “kapital”: the first letters stand for one sound. */
function soundsAlike(word: string, candidate: string): boolean {
  return /^(?:sc|cs|kc|ck|fp|gj|jg|ie|ei|zs|vw)$/u.test(`${word.charAt(0)}${candidate.charAt(0)}`)
}

/** A letter doubled or not, or two letters swapped, is the likeliest slip. */
function likelySlip(word: string, candidate: string): number {
  const single = (text: string) => text.replaceAll(/(\p{L})\1/gu, '$1')
  if (single(word) === single(candidate)) return 0.5
  const sorted = (text: string) =>
    text
      .split('')
      .toSorted((a, b) => a.localeCompare(b))
      .join('')
  return word.length === candidate.length && sorted(word) === sorted(candidate) ? 0.4 : 0
}

function spellingMessage(word: string, suggestion: string | undefined): string {
  const unknown = `“${word}” is not an English word.`
  return suggestion === undefined ? unknown : `${unknown} Did you mean “${withCaseOf(word, suggestion)}”?`
}

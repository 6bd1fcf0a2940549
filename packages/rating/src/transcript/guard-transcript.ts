import { LONGEST_WORD } from '@rehearsal/phonetics/text/tokenize'
import type { Transcript } from '../types/transcript.ts'
import { MAX_TRANSCRIPT_CHARACTERS, transcriptOf, wordsIn } from './transcript-of.ts'

/** Nobody says more: the fastest auctioneers reach about seven words a second. */
const MAX_WORDS_PER_SECOND = 7
/** Words that any take may have beside its rate: its length is rounded. */
const FREE_WORDS = 3
/** Some eight syllables: what the fastest speakers reach for a while. */
const MAX_LETTERS_PER_SECOND = 25
/** Letters that any take may have beside its rate. */
const FREE_LETTERS = 60
/** Of a figure, a sign and a letter that is spelled out, each of which is said as a word. */
const LETTERS_OF_SIGN = 4
/** A recogniser that has lost its way says the same again and again; a speaker repeats a phrase twice, perhaps three times. */
const MAX_TIMES = 3
const LONGEST_LOOP_WORDS = 12
/** Where loops are more than this share of a transcript, the rest is not believed either. */
const MOST_LOOPS = 0.5

/**
 * What is left of a transcript once its recogniser's known vices are taken out: a run of words said more than three times in a
 * row is kept once, and a word of more than forty letters is none. Null where that was most of it, or where it holds more than
 * a mouth can say in `seconds`.
 */
export function guardTranscript(transcript: Transcript, seconds: number): Transcript | null {
  const read = transcriptOf(transcript.source, transcript.text)
  const words = wordsIn(read.text)
  const kept = withoutLoops(words.filter((word) => signsOf(word) <= LONGEST_WORD))
  if (kept.length === 0 || kept.length < words.length * (1 - MOST_LOOPS)) return null
  if (kept.length > FREE_WORDS + MAX_WORDS_PER_SECOND * seconds) return null
  const isCut = kept.length < words.length
  const text = isCut ? kept.join(' ') : read.text
  if (lettersSaid(text) > FREE_LETTERS + MAX_LETTERS_PER_SECOND * seconds) return null
  if (isCut) return { ...transcriptOf(transcript.source, text), confidence: null }
  const isWhole = transcript.text.length <= MAX_TRANSCRIPT_CHARACTERS && transcript.words.length > 0
  return { ...read, words: isWhole ? transcript.words : read.words, confidence: transcript.confidence }
}

/** Letters that English sounds are read from; other scripts are never said. */
const LETTER = /\p{Script=Latin}/gu
const SIGN = /[\p{N}&+=@×#%°$£€]/gu

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0
const signsOf = (word: string) => countOf(word, LETTER) + countOf(word, SIGN)

/** How many letters it takes to write out what is said for a text. */
function lettersSaid(text: string): number {
  const letters = text.split(' ').map((word) => {
    const isSpelled = !/[aeiouy]/iu.test(word.normalize('NFKD'))
    return countOf(word, LETTER) * (isSpelled ? LETTERS_OF_SIGN : 1) + countOf(word, SIGN) * LETTERS_OF_SIGN
  })
  return letters.reduce((sum, count) => sum + count, 0)
}

function withoutLoops(words: readonly string[]): string[] {
  const plain = words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}']/gu, ''))
  const kept: string[] = []
  for (let at = 0; at < words.length;) {
    const loop = loopAt(plain, at)
    const length = loop?.words ?? 1
    kept.push(...words.slice(at, at + length))
    at += loop === null ? 1 : loop.words * loop.times
  }
  return kept
}

/** The shortest run of words that is said more than three times in a row from here. */
function loopAt(plain: readonly string[], at: number): { words: number; times: number } | null {
  for (let words = 1; words <= LONGEST_LOOP_WORDS; words++) {
    const isAgain = (start: number) =>
      plain.slice(at, at + words).every((word, i) => word !== '' && plain[start + i] === word)
    let times = 1
    while (isAgain(at + words * times)) times += 1
    if (times > MAX_TIMES) return { words, times }
  }
  return null
}

import type { Transcript } from '../types/transcript.ts'
import { MAX_TRANSCRIPT_CHARACTERS, transcriptOf, wordsIn } from './transcript-of.ts'

/** Nobody says more: the fastest auctioneers reach about seven words a second. */
const MAX_WORDS_PER_SECOND = 7
/** Words that any take may have beside its rate: its length is rounded. */
const FREE_WORDS = 3
/** A recogniser that has lost its way says the same again and again; a speaker repeats a phrase twice, perhaps three times. */
const MAX_TIMES = 3
const LONGEST_LOOP_WORDS = 12
/** Where loops are more than this share of a transcript, the rest is not believed either. */
const MOST_LOOPS = 0.5

/**
 * What is left of a transcript once its recogniser's known vices are taken out: a run of words said more than three times in a
 * row is kept once. Null where that was most of it, or where it holds more words than a mouth can say in `seconds`.
 */
export function guardTranscript(transcript: Transcript, seconds: number): Transcript | null {
  const read = transcriptOf(transcript.source, transcript.text)
  const words = wordsIn(read.text)
  const kept = withoutLoops(words)
  if (kept.length === 0 || kept.length < words.length * (1 - MOST_LOOPS)) return null
  if (kept.length > FREE_WORDS + MAX_WORDS_PER_SECOND * seconds) return null
  if (kept.length < words.length) return { ...transcriptOf(transcript.source, kept.join(' ')), confidence: null }
  const isWhole = transcript.text.length <= MAX_TRANSCRIPT_CHARACTERS && transcript.words.length > 0
  return { ...read, words: isWhole ? transcript.words : read.words, confidence: transcript.confidence }
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

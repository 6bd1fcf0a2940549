import type { Evidence, SpokenWord, WordStress } from '../score.ts'

/** What was heard of any speech, scripted or open. */
export type SpeechEvidence = Extract<Evidence, { kind: 'speech' | 'open-speech' }>

/** Below this an engine's judgement is shown as "not sure", and no advice rests on it. */
export const SURE_FROM = 0.5

/** Whether a judgement may be told as such. Engines that do not know their confidence are taken at their word. */
export const isSure = ({ confidence }: { confidence?: number | undefined }): boolean =>
  confidence === undefined || confidence >= SURE_FROM

/** From here on a word is told as left out, replaced or added: of those less sure a quarter and more was said, or not added, after all (docs/studies/2026-11-28-how-scores-were-measured.md). */
export const SURE_SLIP_FROM = 0.8

/** Whether what happened to a word may be told as a fact; no advice rests on a word of which it may not. */
export const isSureWord = ({ status, confidence }: Pick<SpokenWord, 'status' | 'confidence'>): boolean =>
  status === 'correct' ? isSure({ confidence }) : confidence === undefined || confidence >= SURE_SLIP_FROM

/** From here on the stress that was heard is told. The likelier of two syllables has 0.5 at least, so that half of it says nothing. */
export const SURE_OF_STRESS = 0.9

/** Whether the stress that was heard may be told as a fact. */
export const isSureStress = ({ confidence }: Pick<WordStress, 'confidence'>): boolean => confidence >= SURE_OF_STRESS

/** Whether a word stands in the text; inserted and repeated ones stand between its words. */
export const isOfText = ({ status }: Pick<SpokenWord, 'status'>): boolean =>
  status !== 'inserted' && status !== 'repeated'

/** Seconds from the first to the last word; 0 where nothing was said. */
export function spokenSeconds(words: readonly SpokenWord[]): number {
  const starts = words.flatMap(({ start }) => start ?? [])
  const ends = words.flatMap(({ end }) => end ?? [])
  return starts.length === 0 || ends.length === 0 ? 0 : Math.max(...ends) - Math.min(...starts)
}

/** A rate over fewer seconds is chance. */
const SHORTEST_SECONDS = 2

/** How fast an answer was said, and over how many seconds; null where that says nothing. */
export function measuredRate(evidence: SpeechEvidence): { wordsPerMinute: number; seconds: number } | null {
  const wordsPerMinute = wordsPerMinuteOf(evidence)
  const seconds = spokenSeconds(evidence.words)
  return wordsPerMinute === null || wordsPerMinute === 0 || seconds < SHORTEST_SECONDS
    ? null
    : { wordsPerMinute, seconds }
}

/**
 * Whole words a minute as the engine measured it, or else counted over what was said; null where nothing was. Whatever is
 * said of the rate, and whether it is slow, rests on this one figure.
 */
export function wordsPerMinuteOf(evidence: SpeechEvidence): number | null {
  if (evidence.rate) return Math.round(evidence.rate.wordsPerMinute)
  // Spotted words are not all that was said.
  if (evidence.kind === 'open-speech' && (evidence.transcriptSource ?? 'spotting') === 'spotting') return null
  const seconds = spokenSeconds(evidence.words)
  const said = evidence.words.filter(({ start }) => start !== null).length
  return seconds > 0 ? Math.round((said / seconds) * 60) : null
}

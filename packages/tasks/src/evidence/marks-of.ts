import type { SpokenWord } from '@rehearsal/exam/score'
import { isSure, type SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
import { markTexts } from './messages.ts'

/** Something to hear on the wave of a recording. */
export type TakeMark = {
  id: string
  startSeconds: number
  endSeconds: number
  label: string
  tone: 'fair' | 'bad' | 'neutral'
  sign: 'pause' | 'missing' | 'wrong' | 'added' | 'again' | 'stumble' | 'put-right'
}

/** Shorter silences are part of fluent speech. */
const SHORTEST_PAUSE_SECONDS = 0.25
/** A pause that holds up a listener (as `LONG_PAUSE_SECONDS` of the fluency trait). */
const LONG_PAUSE_SECONDS = 1

/** What is worth hearing in a recording: pauses, words that went wrong, stumbles; in the order of the recording. */
export function marksOf({ words, pauses, disfluencies = [] }: SpeechEvidence): TakeMark[] {
  const silences = pauses
    .filter(({ start, end }) => end - start >= SHORTEST_PAUSE_SECONDS)
    .map(({ start, end }, place): TakeMark => {
      const tone = end - start >= LONG_PAUSE_SECONDS ? 'bad' : 'fair'
      const label = markTexts.pause((end - start).toFixed(1))
      return { id: `pause-${place}`, startSeconds: start, endSeconds: end, label, tone, sign: 'pause' }
    })
  const stumbles = disfluencies.map(({ kind, start, end }, place): TakeMark => ({
    id: `stumble-${place}`,
    startSeconds: start,
    endSeconds: end,
    label: markTexts[kind],
    tone: 'fair',
    sign: kind === 'repetition' ? 'again' : kind === 'self-correction' ? 'put-right' : 'stumble',
  }))
  const slips = words.flatMap((word, place) => slipOf(word, place, words, stumbles))
  return [...silences, ...stumbles, ...slips].toSorted((a, b) => a.startSeconds - b.startSeconds)
}

const signOfStatus = { omitted: 'missing', replaced: 'wrong', inserted: 'added', repeated: 'again' } as const

function slipOf(
  word: SpokenWord,
  place: number,
  words: readonly SpokenWord[],
  stumbles: readonly TakeMark[],
): TakeMark[] {
  const { status } = word
  if (status === 'correct') return []
  const span = spanOf(word, place, words)
  // A word said again is often told as a stumble as well.
  const isTold = stumbles.some(
    ({ startSeconds, endSeconds }) => startSeconds < span.endSeconds && endSeconds > span.startSeconds,
  )
  if (isTold && (status === 'repeated' || status === 'inserted')) return []
  const isGuess = !isSure(word)
  const said = markTexts[status](word.word)
  const label = isGuess ? markTexts.notSure(said) : said
  return [{ id: `word-${place}`, ...span, label, tone: isGuess ? 'neutral' : 'bad', sign: signOfStatus[status] }]
}

/** A word that was left out stands between its neighbours that were said. */
function spanOf({ start, end, status }: SpokenWord, place: number, words: readonly SpokenWord[]) {
  if (start !== null && end !== null && status !== 'omitted') return { startSeconds: start, endSeconds: end }
  const at =
    words.slice(0, place).findLast((before) => before.end !== null)?.end ??
    words.slice(place + 1).find((after) => after.start !== null)?.start ??
    0
  return { startSeconds: at, endSeconds: at }
}

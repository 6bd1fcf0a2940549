import type { SpokenWord } from '@rehearsal/exam/score'
import { LONG_PAUSE_SECONDS } from '@rehearsal/exam/speech/long-pause'
import { isSureWord, type SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
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

/**
 * What is worth hearing in a recording: pauses, words of a text that went wrong, stumbles; in the order of the recording. Open
 * speech has no text: a word of it that the sound does not bear out was misheard, not left out or replaced.
 */
export function marksOf({ kind: spoken, words, pauses, disfluencies = [] }: SpeechEvidence): TakeMark[] {
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
  const slips = spoken === 'open-speech' ? [] : slipRuns(words).flatMap((run) => slipOf(run, words, stumbles))
  return [...silences, ...stumbles, ...slips].toSorted((a, b) => a.startSeconds - b.startSeconds)
}

type Slip = { word: SpokenWord; place: number }

/** Words next to each other with which the same thing happened: one mark, not one for each. */
function slipRuns(words: readonly SpokenWord[]): Slip[][] {
  const runs: Slip[][] = []
  for (const [place, word] of words.entries()) {
    if (word.status === 'correct') continue
    const last = runs.at(-1)
    const before = last?.at(-1)
    const isSame =
      before?.place === place - 1 && before.word.status === word.status && isSureWord(before.word) === isSureWord(word)
    if (last && isSame) last.push({ word, place })
    else runs.push([{ word, place }])
  }
  return runs
}

const signOfStatus = { omitted: 'missing', replaced: 'wrong', inserted: 'added', repeated: 'again' } as const
const MOST_NAMED = 3

function slipOf(run: readonly Slip[], words: readonly SpokenWord[], stumbles: readonly TakeMark[]): TakeMark[] {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last || first.word.status === 'correct') return []
  const { status } = first.word
  const startSeconds = spanOf(first, words).startSeconds
  const endSeconds = Math.max(startSeconds, spanOf(last, words).endSeconds)
  // A word said again is often told as a stumble as well.
  const isTold = stumbles.some((stumble) => stumble.startSeconds < endSeconds && stumble.endSeconds > startSeconds)
  if (isTold && (status === 'repeated' || status === 'inserted')) return []
  const isGuess = !isSureWord(first.word)
  const named = run.slice(0, MOST_NAMED).map(({ word }) => word.word)
  const said = markTexts[status](named.join(' ') + (run.length > MOST_NAMED ? markTexts.more(run.length) : ''))
  const label = isGuess ? markTexts.notSure(said) : said
  const tone = isGuess ? 'neutral' : 'bad'
  return [{ id: `word-${first.place}`, startSeconds, endSeconds, label, tone, sign: signOfStatus[status] }]
}

/** A word that was left out stands between its neighbours that were said. */
function spanOf({ word: { start, end, status }, place }: Slip, words: readonly SpokenWord[]) {
  if (start !== null && end !== null && status !== 'omitted') return { startSeconds: start, endSeconds: end }
  const at =
    words.slice(0, place).findLast((before) => before.end !== null)?.end ??
    words.slice(place + 1).find((after) => after.start !== null)?.start ??
    0
  return { startSeconds: at, endSeconds: at }
}

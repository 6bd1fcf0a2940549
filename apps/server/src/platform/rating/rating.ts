import type { Engine } from '@rehearsal/exam/score'
import { SPEECH_ENGINE } from '@rehearsal/raters/speech-engine'
import type { MeasuredSpeech } from './speech-worker.ts'
import type { ErrorCode } from '@rehearsal/contracts/errors'
import type { RatingCalls } from '@rehearsal/raters/types'
import { AppError } from '../http/app-error.ts'
import { createPool } from './pool.ts'
import type { TakeResult } from './text-worker.ts'

/** The engines, each in a worker thread, and takes as their bytes (mp3). Everything that goes in or out can be cloned. */
export type Rating = RatingCalls<Uint8Array> & {
  /** Names the speech engine wherever what it measured is kept. */
  speechEngine: Engine
  /** When a recording of a known text says which word, and its melody where the engine knows it. */
  measureSpeech(bytes: Uint8Array, text: string): Promise<MeasuredSpeech>
  /** How often each sound (ARPABET) stands in each text. */
  countSounds(texts: readonly string[]): Promise<Record<string, number>[]>
  /**
   * Decodes a take and makes sure that it can be scored, before it is rated: not longer than `maxSeconds` and a second of
   * slack, and with speech in it.
   *
   * @throws AppError `audio_…` or `no_speech` saying what is wrong with it.
   */
  checkTake(bytes: Uint8Array, maxSeconds: number): Promise<{ seconds: number }>
  close(): Promise<void>
}

const MINUTE_MS = 60_000
const IDLE_MS = 10 * MINUTE_MS
const MAX_CALLS = 2000
const CHECK_LIMIT_MS = MINUTE_MS
const TEXT_LIMIT_MS = MINUTE_MS
const SPEECH_LIMIT_MS = 3 * MINUTE_MS
/** Encoder padding and the time between the last word and the button. */
const SLACK_SECONDS = 1

const codeOfProblem: Record<Extract<TakeResult, { problem: string }>['problem'], ErrorCode> = {
  audio_empty: 'audio_empty',
  audio_not_mp3: 'audio_unusable',
  audio_not_wav: 'audio_unusable',
  audio_truncated: 'audio_truncated',
  audio_too_long: 'audio_too_long',
  audio_too_large: 'audio_too_long',
  too_short: 'audio_too_short',
  no_speech: 'no_speech',
}

/** Two pools, never one: seconds of speech must not hold up a text, and neither the server. */
export function openRating({ speechThreads }: { speechThreads: number }): Rating {
  const shared = { idleMs: IDLE_MS, maxCalls: MAX_CALLS }
  const text = createPool({ ...shared, filename: new URL('text-worker.ts', import.meta.url), maxThreads: 1 })
  const speech = createPool({
    ...shared,
    filename: new URL('speech-worker.ts', import.meta.url),
    maxThreads: speechThreads,
  })
  return {
    checkTake: async (bytes, maxSeconds) => {
      const input = { bytes, maxSeconds: maxSeconds + SLACK_SECONDS }
      const result = await text.run<TakeResult>('checkTake', input, CHECK_LIMIT_MS)
      if ('problem' in result) throw new AppError(codeOfProblem[result.problem])
      return result
    },
    speechEngine: SPEECH_ENGINE,
    measureSpeech: (bytes, spoken) => speech.run('measureSpeech', { bytes, text: spoken }, SPEECH_LIMIT_MS),
    countSounds: (texts) => text.run('countSounds', { texts }, TEXT_LIMIT_MS),
    rateScriptedSpeech: (bytes, spoken) => speech.run('rateScriptedSpeech', { bytes, text: spoken }, SPEECH_LIMIT_MS),
    rateOpenSpeech: (bytes, input) => speech.run('rateOpenSpeech', { bytes, ...input }, SPEECH_LIMIT_MS),
    rateShortAnswer: (bytes, input) => speech.run('rateShortAnswer', { bytes, ...input }, SPEECH_LIMIT_MS),
    rateSummary: (input) => text.run('rateSummary', input, TEXT_LIMIT_MS),
    close: async () => {
      await Promise.all([text.close(), speech.close()])
    },
  }
}

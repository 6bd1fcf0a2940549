import type { Engine } from '@rehearsal/exam/score'
import { SPEECH_ENGINE } from '@rehearsal/speech/engine'
import type { MeasuredSpeech } from './speech-worker.ts'
import type { ErrorCode } from '@rehearsal/contracts/errors'
import { addSpokenContent } from '@rehearsal/rating/transcript'
import type {
  HeardSpeech,
  OpenSpeechInput,
  OpenSpeechRating,
  RatingCalls,
  SpokenContent,
  Transcript,
  WritingRating,
} from '@rehearsal/rating/types'
import type { AskingQuestion } from '@rehearsal/writing/question-texts'
import type { Log } from '../log.ts'
import { AppError } from '../http/app-error.ts'
import { createPool, type Pool } from './pool.ts'
import { secondsOf, speechLimitMs } from './speech-limit.ts'
import type { SaidWord, TakeResult } from './text-worker.ts'
import { type TranscriberOptions, transcribersOf } from './transcribers-of.ts'
import { createTranscripts, type Transcripts } from './transcripts.ts'
import { graderEngine, type GraderServer } from './grader-engine.ts'
import { languageToolEngine, type LanguageToolServer } from './language-tool-engine.ts'
import { createWritingEngines } from './writing-engines.ts'

/** The engines, each in a worker thread, and takes as their bytes (mp3). Everything that goes in or out can be cloned. */
export type Rating = RatingCalls<Uint8Array> & {
  /** Names the speech engine wherever what it measured is kept. */
  speechEngine: Engine
  /** When a recording of a known text says which word, and its melody where the engine knows it. */
  measureSpeech(bytes: Uint8Array, text: string): Promise<MeasuredSpeech>
  /** Makes ready what an answer to a judged question is held against: whoever opened it answers soon. */
  prepareQuestion(question: AskingQuestion): Promise<void>
  /** How often each sound (ARPABET) stands in each text. */
  countSounds(texts: readonly string[]): Promise<Record<string, number>[]>
  /** How words are said in both countries. */
  sayWords(texts: readonly string[]): Promise<SaidWord[]>
  /**
   * Decodes a take and makes sure that it can be scored, before it is rated: not longer than `answerSeconds` and a second of
   * slack, with speech in it that noise or distortion do not cover.
   *
   * @throws AppError `audio_…` or `no_speech` saying what is wrong with it.
   */
  checkTake(bytes: Uint8Array, answerSeconds: number): Promise<{ seconds: number }>
  /**
   * What is written down of a take that was checked, by the first transcriber that can.
   *
   * @throws AppError `no_transcriber` where there is none, `transcription_failed` where none wrote anything down.
   */
  transcribe(bytes: Uint8Array): Promise<Transcript>
  close(): Promise<void>
}

export type RatingOptions = TranscriberOptions & {
  speechThreads: number
  /** Who judges writing beside the built-in engine; answers are sent there. */
  writing?: WritingServices
  /** The pack's vectors of questions; without them all texts are encoded when they are first asked for. */
  vectorsFile?: string
  log?: Pick<Log, 'warn'>
}

export type WritingServices = {
  languageTool: LanguageToolServer | null
  grader: GraderServer | null
  /** How long an answer may wait for both of them together. */
  timeoutSeconds: number
}

const MINUTE_MS = 60_000
const IDLE_MS = 10 * MINUTE_MS
const MAX_CALLS = 2000
const CHECK_LIMIT_MS = MINUTE_MS
const TEXT_LIMIT_MS = MINUTE_MS
/** A model voice has not been checked: its length is not known. */
const MODEL_VOICE_LIMIT_MS = 3 * MINUTE_MS

const codeOfProblem: Record<Extract<TakeResult, { problem: string }>['problem'], ErrorCode> = {
  audio_empty: 'audio_empty',
  audio_not_mp3: 'audio_unusable',
  audio_not_wav: 'audio_unusable',
  audio_truncated: 'audio_truncated',
  audio_too_long: 'audio_too_long',
  audio_too_large: 'audio_too_long',
  too_short: 'audio_too_short',
  no_speech: 'no_speech',
  too_noisy: 'audio_too_noisy',
  too_distorted: 'audio_too_loud',
}

/** Two pools, never one: seconds of speech must not hold up a text, and neither the server. */
export function openRating(options: RatingOptions): Rating {
  const shared = { idleMs: IDLE_MS, maxCalls: MAX_CALLS }
  const text = createPool({
    ...shared,
    filename: new URL('text-worker.ts', import.meta.url),
    maxThreads: 1,
    workerData: { vectorsFile: options.vectorsFile },
  })
  const speech = createPool({
    ...shared,
    filename: new URL('speech-worker.ts', import.meta.url),
    maxThreads: options.speechThreads,
  })
  const log = options.log ?? SILENT
  const transcripts = createTranscripts(transcribersOf(options, speech), log)
  const stronger = createWritingEngines(enginesOf(options.writing), {
    timeoutMs: (options.writing?.timeoutSeconds ?? 0) * 1000,
    log,
  })
  return {
    checkTake: async (bytes, answerSeconds) => {
      const result = await text.run<TakeResult>('checkTake', { bytes, answerSeconds }, CHECK_LIMIT_MS)
      if ('problem' in result) throw new AppError(codeOfProblem[result.problem])
      return result
    },
    speechEngine: SPEECH_ENGINE,
    measureSpeech: (bytes, spoken) => speech.run('measureSpeech', { bytes, text: spoken }, MODEL_VOICE_LIMIT_MS),
    prepareQuestion: (question) => text.run('prepareQuestion', question, TEXT_LIMIT_MS),
    countSounds: (texts) => text.run('countSounds', { texts }, TEXT_LIMIT_MS),
    sayWords: (texts) => text.run('sayWords', { texts }, TEXT_LIMIT_MS),
    rateScriptedSpeech: async (bytes, spoken) =>
      speech.run('rateScriptedSpeech', { bytes, text: spoken }, speechLimitMs(secondsOf(bytes))),
    rateOpenSpeech: async (bytes, { earlierAnswers, givenTexts, ...input }) => {
      const written = await withTranscript(transcripts, bytes, input)
      const heard = await speech.run<HeardSpeech>(
        'rateOpenSpeech',
        { bytes, ...written },
        speechLimitMs(secondsOf(bytes)),
      )
      return judgeText(text, heard, { ...input, earlierAnswers, givenTexts })
    },
    rateShortAnswer: async (bytes, input) => {
      const written = await withTranscript(transcripts, bytes, input)
      return speech.run('rateShortAnswer', { bytes, ...written }, speechLimitMs(secondsOf(bytes)))
    },
    rateWriting: async (input) => {
      const rating = await text.run<WritingRating>('rateWriting', input, TEXT_LIMIT_MS)
      // Its own thread is free again before anybody else is asked, and nobody else sees what was written before.
      const { earlierAnswers: _, givenTexts: __, ...asked } = input
      return stronger.strengthen(asked, rating)
    },
    transcribe: async (bytes) => {
      if (!transcripts.isConfigured) throw new AppError('no_transcriber')
      const transcript = await transcripts.write(bytes, secondsOf(bytes))
      if (transcript === null) throw new AppError('transcription_failed')
      return transcript
    },
    close: async () => {
      await Promise.all([text.close(), speech.close()])
    },
  }
}

const SILENT: Pick<Log, 'warn'> = { warn: () => undefined }

function enginesOf(services: WritingServices | undefined) {
  const { languageTool = null, grader = null } = services ?? {}
  return [
    ...(languageTool === null ? [] : [languageToolEngine(languageTool)]),
    ...(grader === null ? [] : [graderEngine(grader)]),
  ]
}

/** Where nobody here writes it down, what came with the answer counts, from its learner's browser. */
async function withTranscript<Input extends { transcript?: Transcript | undefined }>(
  transcripts: Transcripts,
  bytes: Uint8Array,
  input: Input,
): Promise<Input> {
  if (!transcripts.isConfigured) return input
  const transcript = await transcripts.write(bytes, secondsOf(bytes))
  return transcript === null ? input : { ...input, transcript }
}

/** What a transcript says is judged where texts are: their engine would fill each thread of speech with its dictionaries. */
async function judgeText(
  texts: Pool,
  heard: HeardSpeech,
  { keyPoints, contextText, register, earlierAnswers, givenTexts }: Omit<OpenSpeechInput, 'pcm'>,
): Promise<OpenSpeechRating> {
  if (heard.countedText === null) return heard
  const input = { text: heard.countedText, keyPoints, contextText, register, earlierAnswers, givenTexts }
  return addSpokenContent(heard, await texts.run<SpokenContent>('judgeSpokenContent', input, TEXT_LIMIT_MS))
}

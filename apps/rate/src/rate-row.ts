import { readFile } from 'node:fs/promises'
import { type FormatId, rulesOf } from '@rehearsal/exam/formats/formats'
import type { Score } from '@rehearsal/exam/score'
import { AudioError, decodeAudio } from '@rehearsal/raters/audio'
import { scorers, type ScoringServices } from '@rehearsal/tasks/scorers'
import type { Engines } from './engines.ts'
import { presentScore, type RatedRow } from './rated-row.ts'
import { type Row, RowError } from './row.ts'

export type RateOptions = {
  format: FormatId
  engines: Engines
  /** Finds an audio file that a row names. */
  resolvePath: (path: string) => string
}

/** Rates one row with the scorers of the product. @throws RowError for what cannot be decoded or is missing. */
export async function rateRow(row: Row, options: RateOptions): Promise<RatedRow> {
  const score = row.task.startsWith('speaking/') ? await rateSpoken(row, options) : await rateWritten(row, options)
  return presentScore(row.id, score, options.format, row.task)
}

async function rateSpoken(row: Row, { format, engines, resolvePath }: RateOptions): Promise<Score> {
  const text = required(row.text, 'text')
  const pcm = await decodeFile(resolvePath(required(row.audio, 'audio')))
  const phones = row.phones?.map((phone) => phone.replace(/\d$/u, '').toUpperCase())
  const services: ScoringServices = {
    rateScriptedSpeech: () => engines.rateSpeech({ pcm, text, ...(phones ? { phones } : {}) }),
    rateSummary: () => Promise.reject(new Error('A spoken answer has no summary.')),
  }
  const scored = { prompt: { text }, answerKey: { modelAudio: '' }, answer: { recordingId: 1 } }
  return scorerOf(row)(scored, { format, rules: rulesOf(format, row.task), services })
}

async function rateWritten(row: Row, { format, engines }: RateOptions): Promise<Score> {
  const services: ScoringServices = {
    rateScriptedSpeech: () => Promise.reject(new Error('A written answer has no recording.')),
    rateSummary: (input) => engines.rateSummary(input),
  }
  const answerKey = { keyPoints: row.keyPoints ?? [], sampleAnswers: { ACADEMIC: '', CORE: '' }, explanation: '' }
  const answer = { answer: required(row.answerText, 'answerText') }
  const scored = { prompt: { passage: row.promptText ?? '' }, answerKey, answer }
  return scorerOf(row)(scored, { format, rules: rulesOf(format, row.task), services })
}

/** Only judged kinds are rated here: a kind that is marked from a key needs no engine. */
const RATED = new Set<string>(['speaking/read-aloud', 'writing/summarize-written-text'])

function scorerOf({ task }: Row) {
  if (!RATED.has(task))
    throw new RowError('task_not_rated', `${task} is marked from an answer key. Rate one of: ${[...RATED].join(', ')}.`)
  return scorers[task]
}

function required(value: string | undefined, field: string): string {
  if (value === undefined) throw new RowError('bad_row', `${field} is missing.`)
  return value
}

/** The limits of the exam do not bind research, memory does. */
const RESEARCH_LIMITS = {
  maxSeconds: 300,
  maxBytes: 20_000_000,
  maxPcmBytes: 60_000_000,
  isTruncationAllowed: true,
} as const

async function decodeFile(path: string): Promise<Float32Array> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new RowError('audio_not_found', `${path} cannot be read.`, { cause })
  })
  try {
    const { pcm } = await decodeAudio(bytes, RESEARCH_LIMITS)
    return pcm
  } catch (cause) {
    if (cause instanceof AudioError) throw new RowError(cause.code, cause.message, { cause })
    throw cause
  }
}

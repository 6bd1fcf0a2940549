import { readFile } from 'node:fs/promises'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { formats, formatWith, hasTask, rulesOf } from '@rehearsal/exam/formats/formats'
import type { Finding } from '@rehearsal/exam/score'
import { AudioError, type DecodedAudio, decodeAudio, TAKE_TRUNCATED } from '@rehearsal/speech/audio'
import { transcriptOf } from '@rehearsal/rating/transcript'
import { scorers, type ScoringServices } from '@rehearsal/tasks/scorers'
import type { Engines } from './engines.ts'
import { needed, ratedKindOf } from './kinds.ts'
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
  const { gives, store } = ratedKindOf(row.task)
  const format = formatOf(row, options)
  const stored = store(row)
  const given = gives === 'recording' ? await givenRecording(row, options) : givenText(row, options)
  const scored = { ...stored, answer: given.answer }
  const context = { format, rules: rulesOf(format, row.task), services: given.services }
  const score = await scorers[row.task](scored, context)
  return presentScore(row.id, { ...score, findings: [...given.findings, ...score.findings] }, format, row.task)
}

/** The format that was asked for; where it has no such kind, one of the same exam that has. */
function formatOf({ task }: Row, { format }: RateOptions): FormatId {
  const found = hasTask(format, task) ? format : formatWith(formats[format].variant, task)
  if (found === undefined) throw new RowError('bad_row', `${task} is in no format of ${formats[format].variant}.`)
  return found
}

/** What the learner gave, who judges it, and what is to be told of it before that. */
type Given = { answer: unknown; services: ScoringServices; findings: Finding[] }

async function givenRecording(row: Row, options: RateOptions): Promise<Given> {
  const take = await decodeFile(options.resolvePath(needed(row.audio, 'audio')))
  return {
    answer: { recordingId: 1 },
    services: speechServices(row, take, options),
    findings: take.isTruncated ? [TAKE_TRUNCATED] : [],
  }
}

function givenText(row: Row, options: RateOptions): Given {
  return {
    answer: { answer: needed(row.answerText, 'answerText') },
    services: writingServices(row, options),
    findings: [],
  }
}

/** The recording is the row's, and so are its canonical phones. */
function speechServices(row: Row, { pcm }: DecodedAudio, { engines }: RateOptions): ScoringServices {
  const phones = row.phones?.map((phone) => phone.replace(/\d$/u, '').toUpperCase())
  // As far from the learner as the server's own recogniser.
  const written = row.transcript === undefined ? {} : { transcript: transcriptOf('service', row.transcript) }
  return {
    rateScriptedSpeech: (_recording, text) => engines.rateSpeech({ pcm, text, ...(phones ? { phones } : {}) }),
    rateOpenSpeech: (_recording, input) =>
      engines.rateOpenSpeech({ ...input, ...written, pcm, contextText: row.promptText ?? '' }),
    rateShortAnswer: (_recording, input) =>
      engines.rateShortAnswer({ ...input, ...written, pcm, questionText: row.promptText ?? '' }),
    rateWriting: () => Promise.reject(new Error('A spoken answer has no text to rate.')),
  }
}

/** The prompt is what the row says of it; where it says nothing, content stays unjudged. */
function writingServices(row: Row, { engines }: RateOptions): ScoringServices {
  const noRecording = () => Promise.reject(new Error('A written answer has no recording.'))
  return {
    rateScriptedSpeech: noRecording,
    rateOpenSpeech: noRecording,
    rateShortAnswer: noRecording,
    rateWriting: (input) => engines.rateWriting({ ...input, promptText: row.promptText ?? '' }),
  }
}

/** The limits of the exam do not bind research, memory does. */
const RESEARCH_LIMITS = {
  maxSeconds: 300,
  maxBytes: 20_000_000,
  maxPcmBytes: 60_000_000,
  isTruncationAllowed: true,
} as const

async function decodeFile(path: string): Promise<DecodedAudio> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new RowError('audio_not_found', `${path} cannot be read.`, { cause })
  })
  try {
    return await decodeAudio(bytes, RESEARCH_LIMITS)
  } catch (cause) {
    if (cause instanceof AudioError) throw new RowError(cause.code, cause.message, { cause })
    throw cause
  }
}

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { OpenSpeechRating, ShortAnswerRating, SpeechRating } from '@rehearsal/rating/types'
import { createEngines, type Engines } from './engines.ts'
import type { Row } from './row.ts'

export const passage =
  'Street trees do more than please the eye. Their shade lowers the temperature of roads and walls, so that nearby homes need less cooling. Their leaves also slow heavy rain and keep drains from flooding.'
export const summary =
  'Besides looking pleasant, street trees cool nearby houses with their shade and stop floods by slowing the rain.'

/** An engine that shows what it was asked. */
export function listeningEngines(heard: unknown[]): Engines {
  const rating: SpeechRating = {
    engine: { id: 'test', version: '1' },
    seconds: 1,
    words: [],
    phones: [],
    pauses: [],
    contentShare: 1,
    miscues: { words: 1, omitted: 0, replaced: 0, inserted: 0, repeated: 0 },
    wordsPerMinute: 100,
    estimates: { total: 1, pronunciation: 1, fluency: 1, prosody: null },
    standardErrors: { total: 0, pronunciation: 0, fluency: 0, prosody: 0 },
    findings: [],
  }
  const open: OpenSpeechRating = {
    engine: rating.engine,
    seconds: 1,
    transcriptSource: 'spotting',
    words: [],
    phones: [],
    pauses: [],
    keyPoints: [],
    coverage: 0.5,
    isRough: true,
    wordsPerMinute: 100,
    estimates: { total: 0.5, pronunciation: 0.5, fluency: 0.5, content: 0.5 },
    standardErrors: { total: 0.1, pronunciation: 0.1, fluency: 0.1, content: 0.1 },
    findings: [],
  }
  const short: ShortAnswerRating = {
    engine: rating.engine,
    seconds: 1,
    transcriptSource: 'spotting',
    heard: 'ice',
    confidence: 0.9,
    words: [],
    phones: [],
    pauses: [],
    findings: [],
  }
  return {
    ...createEngines({ isEmbedded: true }),
    rateOpenSpeech: ({ pcm, ...input }) => {
      heard.push({ ...input, samples: pcm.length })
      return Promise.resolve(open)
    },
    rateShortAnswer: ({ pcm, ...input }) => {
      heard.push({ ...input, samples: pcm.length })
      return Promise.resolve(short)
    },
    rateSpeech: (input) => {
      heard.push({ text: input.text, phones: input.phones, samples: input.pcm.length })
      return Promise.resolve(rating)
    },
  }
}

/** One second of silence as 16-bit mono wav at 16 kHz. */
export function silentWav(): Uint8Array {
  const header = Buffer.from(
    '524946460000000057415645666d74201000000001000100803e0000007d0000020010006461746100000000',
    'hex',
  )
  header.writeUInt32LE(36 + 32_000, 4)
  header.writeUInt32LE(32_000, 40)
  return Buffer.concat([header, Buffer.alloc(32_000)])
}

/** A row with all that a kind may need, and a recording of silence. */
export async function rowWithEverything(task: TaskId): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'rate-'))
  await writeFile(join(folder, 'a.wav'), silentWav())
  const keyPoints = [{ point: 'Trees cool.', cues: [['tree'], ['cool', 'shade']] }]
  const about = { text: 'hi', promptText: passage, answerText: summary, accepted: ['ice'], keyPoints }
  return { id: task, task, audio: join(folder, 'a.wav'), ...about }
}

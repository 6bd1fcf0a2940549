import type { TaskId } from '@rehearsal/exam/task-ids'
import { type Row, RowError } from './row.ts'

/** How a row becomes a stored question of its kind. */
export type RatedKind = {
  /** What the learner gave: a recording or a text. */
  gives: 'recording' | 'text'
  /** The stored prompt and answer key. Researchers know less of a question than the bank: what the scorer does not read is filled in. */
  store: (row: Row) => { prompt: object; answerKey: object }
}

/** What no scorer reads. */
const EXTRAS = { explanation: '–', explanationAudio: '', analysis: { tests: '', traps: '', approach: '' } }
const SAMPLES = { ACADEMIC: '', CORE: '' }
const UNKNOWN = '–'

const keyPointsOf = (row: Row) => row.keyPoints ?? []
const spokenKey = (row: Row) => ({ keyPoints: keyPointsOf(row), sampleAnswer: UNKNOWN, modelAudio: '', ...EXTRAS })
const writtenKey = (row: Row) => ({ keyPoints: keyPointsOf(row), sampleAnswer: UNKNOWN, ...EXTRAS })
const summaryKey = (row: Row) => ({ keyPoints: keyPointsOf(row), sampleAnswers: SAMPLES, ...EXTRAS })

/** Only judged kinds are rated here: a kind that is marked from a key needs no engine. */
export const ratedKinds: Readonly<Partial<Record<TaskId, RatedKind>>> = {
  'speaking/read-aloud': {
    gives: 'recording',
    store: (row) => ({ prompt: { text: needed(row.text, 'text') }, answerKey: { modelAudio: '', ...EXTRAS } }),
  },
  'speaking/repeat-sentence': {
    gives: 'recording',
    store: (row) => ({ prompt: { audio: '' }, answerKey: { sentence: needed(row.text, 'text'), ...EXTRAS } }),
  },
  'speaking/describe-image': {
    gives: 'recording',
    store: (row) => ({
      prompt: { image: '', imageType: 'PICTURE' },
      answerKey: { description: aboutOf(row), ...spokenKey(row) },
    }),
  },
  'speaking/answer-short-question': {
    gives: 'recording',
    store: (row) => ({
      prompt: { audio: '' },
      answerKey: { question: row.promptText || UNKNOWN, accepted: needed(row.accepted, 'accepted'), ...EXTRAS },
    }),
  },
  'speaking/re-tell-lecture': {
    gives: 'recording',
    store: (row) => ({ prompt: { audio: '' }, answerKey: { transcript: aboutOf(row), ...spokenKey(row) } }),
  },
  'speaking/respond-to-a-situation': {
    gives: 'recording',
    store: (row) => ({
      prompt: { situation: aboutOf(row), audio: '' },
      answerKey: { register: row.register ?? 'informal', ...spokenKey(row) },
    }),
  },
  'speaking/summarize-group-discussion': {
    gives: 'recording',
    store: (row) => ({
      prompt: { audio: '' },
      answerKey: { turns: [{ speaker: UNKNOWN, text: aboutOf(row) }], ...spokenKey(row) },
    }),
  },
  'writing/summarize-written-text': {
    gives: 'text',
    store: (row) => ({ prompt: { passage: row.promptText ?? '' }, answerKey: summaryKey(row) }),
  },
  'writing/write-essay': {
    gives: 'text',
    store: (row) => ({ prompt: { topic: row.promptText || UNKNOWN }, answerKey: writtenKey(row) }),
  },
  'writing/write-email': {
    gives: 'text',
    store: (row) => ({
      prompt: { situation: row.promptText || UNKNOWN, recipient: UNKNOWN, points: [UNKNOWN] },
      answerKey: { register: 'informal', ...writtenKey(row) },
    }),
  },
  'listening/summarize-spoken-text': {
    gives: 'text',
    store: (row) => ({
      prompt: { audio: '' },
      answerKey: { transcript: row.promptText || UNKNOWN, ...summaryKey(row) },
    }),
  },
}

/** The kind of a row. @throws RowError for a kind that is marked from a key. */
export function ratedKindOf(task: TaskId): RatedKind {
  const kind = ratedKinds[task]
  if (kind !== undefined) return kind
  const rated = Object.keys(ratedKinds).join(', ')
  throw new RowError('task_not_rated', `${task} is marked from an answer key. Rate one of: ${rated}.`)
}

export function needed<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new RowError('bad_row', `${field} is missing.`)
  return value
}

/** What open speech is about. Without it and without main points nothing could be listened for. */
function aboutOf(row: Row): string {
  if (row.promptText !== undefined && row.promptText.trim() !== '') return row.promptText
  if (keyPointsOf(row).length > 0) return UNKNOWN
  throw new RowError('bad_row', 'promptText is missing: say what the answer is about, or give keyPoints.')
}

import type { AnswerFault } from '@rehearsal/contracts/mock-test-report'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { itemMaximum } from '@rehearsal/exam/formats/item-maxima'
import type { ReportItem } from '@rehearsal/exam/mock-test/report/report-item'
import type { SilentFault } from '@rehearsal/exam/mock-test/silent-faults'
import type { Score } from '@rehearsal/exam/score'
import type { ItemToReport } from './list-queries.ts'
import { MAX_RETRIES } from './policy.ts'

/** An item of an ended test as the report counts it. */
export type JudgedItem = {
  item: ReportItem
  /** Why it earned nothing, or could not be scored. */
  fault: AnswerFault | null
  /** Nothing more comes: its answer is scored, given up or gone, or there is none. */
  isFinal: boolean
}

const silent: Readonly<Record<SilentFault, AnswerFault>> = {
  no_speech: 'no-speech',
  audio_too_short: 'too-short',
  audio_empty: 'empty',
  audio_unusable: 'no-recording',
}
const nothingSaid: Readonly<Record<string, AnswerFault>> = silent
/** Faults behind which an answer may be: nobody could hear it, so nobody judges it. */
const unheard: Readonly<Record<string, AnswerFault>> = {
  audio_too_long: 'too-long',
  audio_too_noisy: 'too-noisy',
  audio_too_loud: 'too-loud',
}

/** What an item counts for, by what became of it, of its take and of its score. */
export function judgedItem(format: FormatId, row: ItemToReport): JudgedItem {
  const { part, taskId, position, wasSeen } = row
  const base = { part, taskId, position, wasSeen, outcome: row.outcome ?? ('unanswered' as const) }
  const without = (state: 'pending' | 'unscorable', fault: AnswerFault | null): JudgedItem => ({
    item: { ...base, state, marks: null, engine: null },
    fault,
    isFinal: state !== 'pending',
  })
  if (base.outcome === 'unanswered') return without('unscorable', null)
  if (row.attemptId === null) {
    const nothing = row.fault === null ? undefined : nothingSaid[row.fault]
    if (nothing === undefined) return without('unscorable', faultOf(row.fault))
    const marks = { earned: 0, max: itemMaximum(format, taskId), standardError: 0, traits: [] }
    return { item: { ...base, state: 'scored', marks, engine: null }, fault: nothing, isFinal: true }
  }
  if (row.attemptStatus === 'scored' && row.score !== null) {
    const marks = marksOf(row.score)
    return { item: { ...base, state: 'scored', marks, engine: row.score.engine }, fault: null, isFinal: true }
  }
  if (row.attemptStatus === 'deleted') return without('unscorable', 'deleted')
  // What failed is tried again; until then it waits.
  const isGivenUp = row.attemptStatus === 'failed' && row.retries >= MAX_RETRIES
  return isGivenUp ? without('unscorable', 'engine-failed') : without('pending', null)
}

const faultOf = (code: string | null): AnswerFault => (code === null ? 'deleted' : (unheard[code] ?? 'unusable'))

function marksOf({ total, traits }: Score): NonNullable<ReportItem['marks']> {
  return {
    earned: total.earned,
    max: total.max,
    standardError: total.standardError ?? null,
    traits: traits.map(({ trait, points, standardError = null }) => ({ trait, ...points, standardError })),
  }
}

import { type AnswerPhase, type MissingPart, missingPart, type TaskView } from '@rehearsal/tasks/views'
import { t } from '../messages.ts'
import { isSpoken, rulesOfItem } from '../machine/exam-clock.ts'
import type { AtItem } from '../machine/exam-state.ts'
import { hasTake } from '../machine/item-steps.ts'
import type { Recording } from './use-recording.ts'

/** What is asked before an item is left that something is missing of. */
export type NextQuestion = { title: string; text: string }

type Standing = {
  state: AtItem
  phase: AnswerPhase
  recording: Recording
  /** Undefined while the kind's code is on its way. */
  view: TaskView | undefined
}

/** What would be lost by going on now; null where nothing would. */
export function questionOf({ state, phase, recording, view }: Standing): NextQuestion | null {
  const { item, test, given } = state
  if (isSpoken(item)) return spokenQuestion(state, phase, recording)
  if (given === null || given.answer === null) return ask('confirmNoAnswer')
  const missing = view === undefined ? null : missingPart(view.task, rulesOfItem(test, item), given.draft)
  return missing === null ? null : missingQuestion(missing)
}

function spokenQuestion(state: AtItem, phase: AnswerPhase, recording: Recording): NextQuestion | null {
  // A take that is on its way is waited for.
  if (hasTake(state) || recording.is === 'ended') return null
  if (phase !== 'answer') return ask('confirmUnspoken')
  return ask(recording.is === 'running' ? 'confirmSpeaking' : 'confirmUnrecorded')
}

const ask = (what: 'confirmNoAnswer' | 'confirmUnspoken' | 'confirmUnrecorded' | 'confirmSpeaking'): NextQuestion => ({
  title: t(what),
  text: t(`${what}Text`),
})

function missingQuestion(missing: MissingPart): NextQuestion {
  if (missing.of === 'gaps') {
    const { empty, total } = missing
    return { title: t('confirmGaps'), text: t('confirmGapsText', { count: empty, total }) }
  }
  const { count, min } = missing
  return { title: t('confirmShort'), text: t('confirmShortText', { count, min }) }
}

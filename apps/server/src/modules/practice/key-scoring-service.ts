import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import type { Score } from '@rehearsal/exam/score'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { scorers, type ScoringServices } from '@rehearsal/tasks/scorers'

/** A scorer marked from a key reaches for no service. */
const noServices: ScoringServices = {
  rateScriptedSpeech: () => Promise.reject(new Error('A kind that is marked from a key rates no speech.')),
  rateOpenSpeech: () => Promise.reject(new Error('A kind that is marked from a key rates no speech.')),
  rateShortAnswer: () => Promise.reject(new Error('A kind that is marked from a key rates no speech.')),
  rateWriting: () => Promise.reject(new Error('A kind that is marked from a key rates no writing.')),
}

type Answered = { prompt: unknown; answerKey: unknown; answer: unknown }

/** Marks an answer from its key, at once. */
export async function scoreByKey(taskId: TaskId, answered: Answered, format: FormatId): Promise<Score> {
  return scorers[taskId](answered, { format, rules: rulesOf(format, taskId), services: noServices })
}

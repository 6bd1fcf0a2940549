import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { summarizeSpokenText } from './definition.ts'
import { SummarizeSpokenTextModelAnswer } from './model-answer.tsx'
import { SummarizeSpokenTextPlayer } from './player.tsx'
import { SummarizeSpokenTextResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(summarizeSpokenText),
  Player: playerOf(summarizeSpokenText, SummarizeSpokenTextPlayer),
  Result: resultOf(summarizeSpokenText, SummarizeSpokenTextResult),
  ModelAnswer: modelAnswerOf(summarizeSpokenText, SummarizeSpokenTextModelAnswer),
}

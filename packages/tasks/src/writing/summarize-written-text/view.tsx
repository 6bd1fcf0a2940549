import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { summarizeWrittenText } from './definition.ts'
import { SummarizeWrittenTextModelAnswer } from './model-answer.tsx'
import { SummarizeWrittenTextPlayer } from './player.tsx'
import { SummarizeWrittenTextResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(summarizeWrittenText),
  Player: playerOf(summarizeWrittenText, SummarizeWrittenTextPlayer),
  Result: resultOf(summarizeWrittenText, SummarizeWrittenTextResult),
  ModelAnswer: modelAnswerOf(summarizeWrittenText, SummarizeWrittenTextModelAnswer),
}

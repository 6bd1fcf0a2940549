import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { highlightCorrectSummary } from './definition.ts'
import { HighlightCorrectSummaryModelAnswer } from './model-answer.tsx'
import { HighlightCorrectSummaryPlayer } from './player.tsx'
import { HighlightCorrectSummaryResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(highlightCorrectSummary),
  Player: playerOf(highlightCorrectSummary, HighlightCorrectSummaryPlayer),
  Result: resultOf(highlightCorrectSummary, HighlightCorrectSummaryResult),
  ModelAnswer: modelAnswerOf(highlightCorrectSummary, HighlightCorrectSummaryModelAnswer),
}

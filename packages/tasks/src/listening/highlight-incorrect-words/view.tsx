import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { highlightIncorrectWords } from './definition.ts'
import { HighlightIncorrectWordsModelAnswer } from './model-answer.tsx'
import { HighlightIncorrectWordsPlayer } from './player.tsx'
import { HighlightIncorrectWordsResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(highlightIncorrectWords),
  Player: playerOf(highlightIncorrectWords, HighlightIncorrectWordsPlayer),
  Result: resultOf(highlightIncorrectWords, HighlightIncorrectWordsResult),
  ModelAnswer: modelAnswerOf(highlightIncorrectWords, HighlightIncorrectWordsModelAnswer),
}

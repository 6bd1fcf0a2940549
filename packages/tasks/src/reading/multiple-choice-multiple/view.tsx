import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { readingMultipleChoiceMultiple } from './definition.ts'
import { ReadingMultipleChoiceMultipleModelAnswer } from './model-answer.tsx'
import { ReadingMultipleChoiceMultiplePlayer } from './player.tsx'
import { ReadingMultipleChoiceMultipleResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(readingMultipleChoiceMultiple),
  Player: playerOf(readingMultipleChoiceMultiple, ReadingMultipleChoiceMultiplePlayer),
  Result: resultOf(readingMultipleChoiceMultiple, ReadingMultipleChoiceMultipleResult),
  ModelAnswer: modelAnswerOf(readingMultipleChoiceMultiple, ReadingMultipleChoiceMultipleModelAnswer),
}

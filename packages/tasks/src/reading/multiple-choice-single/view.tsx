import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { readingMultipleChoiceSingle } from './definition.ts'
import { ReadingMultipleChoiceSingleModelAnswer } from './model-answer.tsx'
import { ReadingMultipleChoiceSinglePlayer } from './player.tsx'
import { ReadingMultipleChoiceSingleResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(readingMultipleChoiceSingle),
  Player: playerOf(readingMultipleChoiceSingle, ReadingMultipleChoiceSinglePlayer),
  Result: resultOf(readingMultipleChoiceSingle, ReadingMultipleChoiceSingleResult),
  ModelAnswer: modelAnswerOf(readingMultipleChoiceSingle, ReadingMultipleChoiceSingleModelAnswer),
}

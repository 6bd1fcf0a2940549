import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { readingFillInTheBlanks } from './definition.ts'
import { ReadingFillInTheBlanksModelAnswer } from './model-answer.tsx'
import { ReadingFillInTheBlanksPlayer } from './player.tsx'
import { ReadingFillInTheBlanksResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(readingFillInTheBlanks),
  Player: playerOf(readingFillInTheBlanks, ReadingFillInTheBlanksPlayer),
  Result: resultOf(readingFillInTheBlanks, ReadingFillInTheBlanksResult),
  ModelAnswer: modelAnswerOf(readingFillInTheBlanks, ReadingFillInTheBlanksModelAnswer),
}

import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { rwFillInTheBlanks } from './definition.ts'
import { RwFillInTheBlanksModelAnswer } from './model-answer.tsx'
import { RwFillInTheBlanksPlayer } from './player.tsx'
import { RwFillInTheBlanksResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(rwFillInTheBlanks),
  Player: playerOf(rwFillInTheBlanks, RwFillInTheBlanksPlayer),
  Result: resultOf(rwFillInTheBlanks, RwFillInTheBlanksResult),
  ModelAnswer: modelAnswerOf(rwFillInTheBlanks, RwFillInTheBlanksModelAnswer),
}

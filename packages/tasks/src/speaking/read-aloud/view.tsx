import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { readAloud } from './definition.ts'
import { ReadAloudModelAnswer } from './model-answer.tsx'
import { ReadAloudPlayer } from './player.tsx'
import { ReadAloudResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(readAloud),
  Player: playerOf(readAloud, ReadAloudPlayer),
  Result: resultOf(readAloud, ReadAloudResult),
  ModelAnswer: modelAnswerOf(readAloud, ReadAloudModelAnswer),
}

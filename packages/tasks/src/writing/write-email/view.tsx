import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { writeEmail } from './definition.ts'
import { WriteEmailModelAnswer } from './model-answer.tsx'
import { WriteEmailPlayer } from './player.tsx'
import { WriteEmailResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(writeEmail),
  Player: playerOf(writeEmail, WriteEmailPlayer),
  Result: resultOf(writeEmail, WriteEmailResult),
  ModelAnswer: modelAnswerOf(writeEmail, WriteEmailModelAnswer),
}

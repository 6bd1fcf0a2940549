import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { writeEssay } from './definition.ts'
import { WriteEssayModelAnswer } from './model-answer.tsx'
import { WriteEssayPlayer } from './player.tsx'
import { WriteEssayResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(writeEssay),
  Player: playerOf(writeEssay, WriteEssayPlayer),
  Result: resultOf(writeEssay, WriteEssayResult),
  ModelAnswer: modelAnswerOf(writeEssay, WriteEssayModelAnswer),
}

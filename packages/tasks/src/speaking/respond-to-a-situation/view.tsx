import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { respondToASituation } from './definition.ts'
import { RespondToASituationModelAnswer } from './model-answer.tsx'
import { RespondToASituationPlayer } from './player.tsx'
import { RespondToASituationResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(respondToASituation),
  Player: playerOf(respondToASituation, RespondToASituationPlayer),
  Result: resultOf(respondToASituation, RespondToASituationResult),
  ModelAnswer: modelAnswerOf(respondToASituation, RespondToASituationModelAnswer),
}

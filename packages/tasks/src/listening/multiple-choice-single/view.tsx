import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { listeningMultipleChoiceSingle } from './definition.ts'
import { ListeningMultipleChoiceSingleModelAnswer } from './model-answer.tsx'
import { ListeningMultipleChoiceSinglePlayer } from './player.tsx'
import { ListeningMultipleChoiceSingleResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(listeningMultipleChoiceSingle),
  Player: playerOf(listeningMultipleChoiceSingle, ListeningMultipleChoiceSinglePlayer),
  Result: resultOf(listeningMultipleChoiceSingle, ListeningMultipleChoiceSingleResult),
  ModelAnswer: modelAnswerOf(listeningMultipleChoiceSingle, ListeningMultipleChoiceSingleModelAnswer),
}

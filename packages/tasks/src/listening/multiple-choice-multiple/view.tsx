import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { listeningMultipleChoiceMultiple } from './definition.ts'
import { ListeningMultipleChoiceMultipleModelAnswer } from './model-answer.tsx'
import { ListeningMultipleChoiceMultiplePlayer } from './player.tsx'
import { ListeningMultipleChoiceMultipleResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(listeningMultipleChoiceMultiple),
  Player: playerOf(listeningMultipleChoiceMultiple, ListeningMultipleChoiceMultiplePlayer),
  Result: resultOf(listeningMultipleChoiceMultiple, ListeningMultipleChoiceMultipleResult),
  ModelAnswer: modelAnswerOf(listeningMultipleChoiceMultiple, ListeningMultipleChoiceMultipleModelAnswer),
}

import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { listeningFillInTheBlanks } from './definition.ts'
import { ListeningFillInTheBlanksModelAnswer } from './model-answer.tsx'
import { ListeningFillInTheBlanksPlayer } from './player.tsx'
import { ListeningFillInTheBlanksResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(listeningFillInTheBlanks),
  Player: playerOf(listeningFillInTheBlanks, ListeningFillInTheBlanksPlayer),
  Result: resultOf(listeningFillInTheBlanks, ListeningFillInTheBlanksResult),
  ModelAnswer: modelAnswerOf(listeningFillInTheBlanks, ListeningFillInTheBlanksModelAnswer),
}

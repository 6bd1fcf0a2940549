import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { selectMissingWord } from './definition.ts'
import { SelectMissingWordModelAnswer } from './model-answer.tsx'
import { SelectMissingWordPlayer } from './player.tsx'
import { SelectMissingWordResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(selectMissingWord),
  Player: playerOf(selectMissingWord, SelectMissingWordPlayer),
  Result: resultOf(selectMissingWord, SelectMissingWordResult),
  ModelAnswer: modelAnswerOf(selectMissingWord, SelectMissingWordModelAnswer),
}

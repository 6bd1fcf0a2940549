import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { writeFromDictation } from './definition.ts'
import { WriteFromDictationModelAnswer } from './model-answer.tsx'
import { WriteFromDictationPlayer } from './player.tsx'
import { WriteFromDictationResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(writeFromDictation),
  Player: playerOf(writeFromDictation, WriteFromDictationPlayer),
  Result: resultOf(writeFromDictation, WriteFromDictationResult),
  ModelAnswer: modelAnswerOf(writeFromDictation, WriteFromDictationModelAnswer),
}

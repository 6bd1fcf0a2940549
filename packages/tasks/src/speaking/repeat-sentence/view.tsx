import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { repeatSentence } from './definition.ts'
import { RepeatSentenceModelAnswer } from './model-answer.tsx'
import { RepeatSentencePlayer } from './player.tsx'
import { RepeatSentenceResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(repeatSentence),
  Player: playerOf(repeatSentence, RepeatSentencePlayer),
  Result: resultOf(repeatSentence, RepeatSentenceResult),
  ModelAnswer: modelAnswerOf(repeatSentence, RepeatSentenceModelAnswer),
}

import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { answerShortQuestion } from './definition.ts'
import { AnswerShortQuestionModelAnswer } from './model-answer.tsx'
import { AnswerShortQuestionPlayer } from './player.tsx'
import { AnswerShortQuestionResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(answerShortQuestion),
  Player: playerOf(answerShortQuestion, AnswerShortQuestionPlayer),
  Result: resultOf(answerShortQuestion, AnswerShortQuestionResult),
  ModelAnswer: modelAnswerOf(answerShortQuestion, AnswerShortQuestionModelAnswer),
}

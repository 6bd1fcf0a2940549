import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { reOrderParagraphs } from './definition.ts'
import { ReOrderParagraphsModelAnswer } from './model-answer.tsx'
import { ReOrderParagraphsPlayer } from './player.tsx'
import { ReOrderParagraphsResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(reOrderParagraphs),
  Player: playerOf(reOrderParagraphs, ReOrderParagraphsPlayer),
  Result: resultOf(reOrderParagraphs, ReOrderParagraphsResult),
  ModelAnswer: modelAnswerOf(reOrderParagraphs, ReOrderParagraphsModelAnswer),
}

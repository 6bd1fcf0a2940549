import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { describeImage } from './definition.ts'
import { DescribeImageModelAnswer } from './model-answer.tsx'
import { DescribeImagePlayer } from './player.tsx'
import { DescribeImageResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(describeImage),
  Player: playerOf(describeImage, DescribeImagePlayer),
  Result: resultOf(describeImage, DescribeImageResult),
  ModelAnswer: modelAnswerOf(describeImage, DescribeImageModelAnswer),
}

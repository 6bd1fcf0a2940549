import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { reTellLecture } from './definition.ts'
import { ReTellLectureModelAnswer } from './model-answer.tsx'
import { ReTellLecturePlayer } from './player.tsx'
import { ReTellLectureResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(reTellLecture),
  Player: playerOf(reTellLecture, ReTellLecturePlayer),
  Result: resultOf(reTellLecture, ReTellLectureResult),
  ModelAnswer: modelAnswerOf(reTellLecture, ReTellLectureModelAnswer),
}

import { storedTask } from '../../task.ts'
import { modelAnswerOf, playerOf, resultOf, type TaskView } from '../../view.tsx'
import { summarizeGroupDiscussion } from './definition.ts'
import { SummarizeGroupDiscussionModelAnswer } from './model-answer.tsx'
import { SummarizeGroupDiscussionPlayer } from './player.tsx'
import { SummarizeGroupDiscussionResult } from './result.tsx'

export const view: TaskView = {
  task: storedTask(summarizeGroupDiscussion),
  Player: playerOf(summarizeGroupDiscussion, SummarizeGroupDiscussionPlayer),
  Result: resultOf(summarizeGroupDiscussion, SummarizeGroupDiscussionResult),
  ModelAnswer: modelAnswerOf(summarizeGroupDiscussion, SummarizeGroupDiscussionModelAnswer),
}

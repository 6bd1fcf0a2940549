import type { TaskRules } from '@rehearsal/exam/formats/format'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { Score } from '@rehearsal/exam/score'
import type { RatingCalls } from '@rehearsal/rating/types'
import type { Task } from './task.ts'

/** What a scorer may ask of the outside world, a stored recording by its id. The server and the command line supply it; tests fake it. */
export type ScoringServices = RatingCalls<number>

export type ScoringContext = { format: FormatId; rules: TaskRules; services: ScoringServices }

export type Scored<Prompt, AnswerKey, Answer> = { prompt: Prompt; answerKey: AnswerKey; answer: Answer }

export type Scorer<Prompt, AnswerKey, Answer> = (
  scored: Scored<Prompt, AnswerKey, Answer>,
  context: ScoringContext,
) => Score | Promise<Score>

/** A scorer that takes stored JSON, so scorers of different tasks share one type. */
export type StoredScorer = Scorer<unknown, unknown, unknown>

/** Lets `score` be called with stored JSON: the task's own schemas turn it into typed values. */
export function scorerOf<Prompt, AnswerKey, Submission, Answer>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
  score: Scorer<Prompt, AnswerKey, Answer>,
): StoredScorer {
  return (stored, context) =>
    score(
      {
        prompt: task.prompt.parse(stored.prompt),
        answerKey: task.answerKey.parse(stored.answerKey),
        answer: task.answer.parse(stored.answer),
      },
      context,
    )
}

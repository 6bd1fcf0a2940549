import type { TaskRules } from '@rehearsal/exam/formats/format'
import type { Score } from '@rehearsal/exam/score'
import type { ComponentType } from 'react'
import type { Task } from './task.ts'

/** The step of the visible strip: prepare → answer → done. */
export type AnswerPhase = 'prepare' | 'answer' | 'done'

export type PlayerProps<Prompt, Draft> = {
  prompt: Prompt
  /** Absent until the learner does something. The page owns it, not the player. */
  draft: Draft | undefined
  onDraft(draft: Draft): void
  rules: TaskRules
  /** Practice lets a learner replay and take time; exam keeps the exam's clock. */
  mode: 'practice' | 'exam'
  phase: AnswerPhase
  /** URL of one of the prompt's media. */
  media(id: string): string
  /** Nothing may be changed: the answer is being sent, or is sent. */
  isLocked: boolean
}

export type ResultProps<Prompt, AnswerKey, Answer> = {
  prompt: Prompt
  answerKey: AnswerKey
  answer: Answer
  score: Score
  media(id: string): string
  /** URL of the learner's own recording, for spoken answers. */
  recordingUrl: string | null
}

export type StoredPlayer = ComponentType<PlayerProps<unknown, unknown>>
export type StoredResult = ComponentType<ResultProps<unknown, unknown, unknown>>

/** Lets `Player` be shown with JSON from the server or from local storage; an unreadable draft counts as none. */
export function playerOf<Prompt, AnswerKey, Submission, Answer, Draft>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
  parseDraft: (stored: unknown) => Draft | undefined,
  Player: ComponentType<PlayerProps<Prompt, Draft>>,
): StoredPlayer {
  return function StoredPlayer({ prompt, draft, ...rest }) {
    return <Player prompt={task.prompt.parse(prompt)} draft={parseDraft(draft)} {...rest} />
  }
}

/** Lets `Result` be shown with JSON from the server. */
export function resultOf<Prompt, AnswerKey, Submission, Answer>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
  Result: ComponentType<ResultProps<Prompt, AnswerKey, Answer>>,
): StoredResult {
  return function StoredResult({ prompt, answerKey, answer, ...rest }) {
    return (
      <Result
        prompt={task.prompt.parse(prompt)}
        answerKey={task.answerKey.parse(answerKey)}
        answer={task.answer.parse(answer)}
        {...rest}
      />
    )
  }
}

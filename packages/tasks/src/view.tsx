import type { AccentId } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskRules } from '@rehearsal/exam/formats/format'
import type { Score } from '@rehearsal/exam/score'
import type { RecorderState } from '@rehearsal/ui/recorder'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { EvidenceJump, SpokenExtras } from './evidence/spoken-extras.ts'
import type { StoredTask, Task } from './task.ts'

/** The step of the visible strip: listen → prepare → answer → done. Practice knows the last two alone. */
export type AnswerPhase = 'listen' | 'prepare' | 'answer' | 'done'

/** The prompt's recording in one accent: the accent's id, where it plays from, and its name. */
export type PromptRecording = { id: AccentId; value: string; label: string }

/** `Draft` is a submission that may still lack parts, as typed so far. */
export type PlayerProps<Prompt, Draft> = {
  prompt: Prompt
  /** Absent until the learner does something. The page owns it, not the player. */
  draft: Draft | undefined
  /** `undefined` clears it: Try again. */
  onDraft: (draft: Draft | undefined) => void
  rules: TaskRules
  /** Practice lets a learner replay and take time; exam keeps the exam's clock. */
  mode: 'practice' | 'exam'
  phase: AnswerPhase
  /** The prompt's recording was heard to its end: the exam's time to prepare and to answer begins. */
  onHeard: () => void
  /** The exam's one hearing is spent: the recording was played to an earlier page. */
  isHeard?: boolean
  /** URL of one of the prompt's media. */
  media: (id: string) => string
  /** The recording in the accents there are, its own first; absent where there is no choice (specification §3). */
  audios?: readonly PromptRecording[] | undefined
  /** Nothing may be changed: the answer is being sent, or is sent. */
  isLocked: boolean
  /** Each step of the recorder of a spoken answer: what is recorded, refused or stopped is the page's to know. */
  onRecorder?: (state: RecorderState) => void
  /** The learner agreed that the browser writes down what is said beside the recording; only kinds that take a transcript ask. */
  isTranscribed?: boolean
  /** The visible strip of phases; it stands between the prompt and the response. */
  strip: ReactNode
}

/** What a result shows beside the score's traits, which the dialog shows for every kind. */
export type ResultProps<Prompt, AnswerKey, Answer> = {
  prompt: Prompt
  answerKey: AnswerKey
  answer: Answer
  score: Pick<Score, 'comparisons' | 'findings' | 'evidence'>
  variant: ExamVariant
  media: (id: string) => string
  /** URL of the learner's own recording, for spoken answers. */
  recordingUrl: string | null
  /** Heights of that recording's wave, 0 to 1; empty while they are not known. */
  recordingPeaks: readonly number[]
  /** What the page knows of a spoken answer beside its score. */
  spoken?: SpokenExtras | undefined
  /** A new key shows what the target of a change names. */
  jump?: EvidenceJump | undefined
}

/** What is right, shown by "Show answer" and beside a result. */
export type ModelAnswerProps<Prompt, AnswerKey> = {
  prompt: Prompt
  answerKey: AnswerKey
  variant: ExamVariant
  media: (id: string) => string
}

type Parts = Pick<StoredTask, 'prompt' | 'answerKey' | 'submission' | 'answer'>

/** The props of the three components of one kind, from its definition. */
export type PlayerPropsOf<T extends Parts> = PlayerProps<z.infer<T['prompt']>, z.infer<T['submission']>>
export type ResultPropsOf<T extends Parts> = ResultProps<
  z.infer<T['prompt']>,
  z.infer<T['answerKey']>,
  z.infer<T['answer']>
>
export type ModelAnswerPropsOf<T extends Parts> = ModelAnswerProps<z.infer<T['prompt']>, z.infer<T['answerKey']>>

export type StoredPlayer = ComponentType<PlayerProps<unknown, unknown>>
export type StoredResult = ComponentType<ResultProps<unknown, unknown, unknown>>
export type StoredModelAnswer = ComponentType<ModelAnswerProps<unknown, unknown>>

/** What a page needs to show one kind. */
export type TaskView = {
  task: StoredTask
  Player: StoredPlayer
  Result: StoredResult
  ModelAnswer: StoredModelAnswer
}

/** Lets `Player` be shown with JSON from the server and from local storage; an unreadable draft counts as none. */
export function playerOf<Prompt, AnswerKey, Submission, Answer>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
  Player: ComponentType<PlayerProps<Prompt, Submission>>,
): StoredPlayer {
  return function StoredPlayer({ prompt, draft, ...rest }) {
    const parsed = task.submission.safeParse(draft)
    return <Player prompt={task.prompt.parse(prompt)} draft={parsed.success ? parsed.data : undefined} {...rest} />
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

/** Lets `ModelAnswer` be shown with JSON from the server. */
export function modelAnswerOf<Prompt, AnswerKey, Submission, Answer>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
  ModelAnswer: ComponentType<ModelAnswerProps<Prompt, AnswerKey>>,
): StoredModelAnswer {
  return function StoredModelAnswer({ prompt, answerKey, ...rest }) {
    return <ModelAnswer prompt={task.prompt.parse(prompt)} answerKey={task.answerKey.parse(answerKey)} {...rest} />
  }
}

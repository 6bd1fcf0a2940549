import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { z } from 'zod'

/** A filter of the question list beyond those that every kind has. */
export type ListFilter = 'imageTypes'

/** The names a kind goes by on the wire (specification §7.7). */
export type TaskWire = {
  /** Below `/api/`, e.g. `reading/reorderParagraphs`. */
  path: string
  /** The embedded list of questions, e.g. `reorderParagraphsDtoList`. */
  list: string
  /** The embedded list of scored answers. */
  scoredAnswers: string
  /** The field of the study plan that counts this kind. */
  studyPlan: string
  /** Where an answer is deleted, when not at `{path}/answer/{id}`. */
  deletePath?: string
}

/** One thing wrong with an answer; `path` leads to the part of the submission it is about. */
export type Issue = { path: string; code: string; message: string }

/** What a learner sees before and apart from the question itself. */
export type TaskFace = {
  id: TaskId
  name: string
  /** Shown before the number on the question card, e.g. `RA`. */
  summaryPrefix: string
  /** What to do, in one or two sentences. */
  instruction: string
  /** Other slugs that lead to this kind. */
  aliases: readonly string[]
  variants: readonly ExamVariant[]
  scoredBy: 'key' | 'ai'
  listFilters: readonly ListFilter[]
  wire: TaskWire
}

/** A recording of the model voice. */
export type ModelRecording = { text: string; mediaId: string }

export type SpokenModel<Prompt, AnswerKey> = {
  /** The learner says this very text; otherwise it is one answer among many. */
  isScript: boolean
  recordingOf(prompt: Prompt, answerKey: AnswerKey): ModelRecording
}

/**
 * One kind of exam question, and the shapes of the four things it is made of.
 *
 * - `prompt`: what the learner is given.
 * - `answerKey`: what is right, what explains it, and a model reply. Stored and sent apart
 *   from the prompt, so that showing a question can never show its answer.
 * - `submission`: what the learner sends, named as on the wire (specification §7.7).
 * - `answer`: what is stored; speech answers store the recording's id.
 */
export type Task<Prompt = unknown, AnswerKey = unknown, Submission = unknown, Answer = unknown> = TaskFace & {
  prompt: z.ZodType<Prompt>
  answerKey: z.ZodType<AnswerKey>
  submission: z.ZodObject & z.ZodType<Submission>
  answer: z.ZodType<Answer>
  /** The recording that says what a learner is to say, or could say; absent where nothing is spoken. */
  model?: SpokenModel<Prompt, AnswerKey>
  /** What is wrong with an answer to this prompt, or null. Called by Submit and by the server before anything is stored. */
  check(prompt: Prompt, submission: Submission): null | Issue[]
}

/** Returns `task` unchanged; it is here to infer and keep the exact types. */
export function defineTask<Prompt, AnswerKey, Submission, Answer>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
): Task<Prompt, AnswerKey, Submission, Answer> {
  return task
}

/** A kind as the generic code sees it: everything goes in and out as JSON and is parsed by the kind's own schemas. */
export type StoredTask = TaskFace & {
  prompt: z.ZodType
  answerKey: z.ZodType
  submission: z.ZodObject
  answer: z.ZodType
  model: SpokenModel<unknown, unknown> | null
  check(prompt: unknown, submission: unknown): null | Issue[]
}

/** Lets generic code hold tasks of different kinds in one list. */
export function storedTask<Prompt, AnswerKey, Submission, Answer>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
): StoredTask {
  const { model } = task
  return {
    ...task,
    model: model
      ? {
          isScript: model.isScript,
          recordingOf: (prompt, key) => model.recordingOf(task.prompt.parse(prompt), task.answerKey.parse(key)),
        }
      : null,
    check: (prompt, submission) => task.check(task.prompt.parse(prompt), task.submission.parse(submission)),
  }
}

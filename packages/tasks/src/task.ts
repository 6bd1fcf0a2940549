import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { z } from 'zod'

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
  /** The exams that have it in any of their formats. */
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
  /** Null where this question has none. */
  recordingOf(prompt: Prompt, answerKey: AnswerKey): ModelRecording | null
}

/** What answers to a question are held against by their meaning. */
export type HeldAgainst<Prompt, AnswerKey> = {
  /** The prompt, the source or the description, as the scorer hands it to the engine. */
  textOf(prompt: Prompt, answerKey: AnswerKey): string
  /** Whether it is a question to be discussed. */
  isDiscussed?: true
}

/** A recording among the parts of a question, and what it says. */
export type QuestionRecording<Prompt, AnswerKey> = {
  /** Where its media id stands, such as `prompt.audio`. */
  at: string
  /** What it says, one line for each turn. */
  textOf: (prompt: Prompt, answerKey: AnswerKey) => string
  /** A beep stands for what would follow. */
  endsInBeep?: true
  /** The learner chooses among the accents that there are (specification §3, audios). */
  hasAccents?: true
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
  /** What is heard beside the explanation, which every kind has: whoever changes a text gets its recording anew. */
  recordings?: readonly QuestionRecording<Prompt, AnswerKey>[]
  /** Where the ids of pictures stand, such as `prompt.image`. */
  pictures?: readonly string[]
  /** Of a kind that is judged by what an answer means. */
  heldAgainst?: HeldAgainst<Prompt, AnswerKey>
  /** What does not fit between a prompt and its answer key, or null; paths begin with `prompt.` or `answerKey.`. */
  checkKey?(prompt: Prompt, answerKey: AnswerKey): null | Issue[]
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
  recordings: readonly QuestionRecording<unknown, unknown>[]
  pictures: readonly string[]
  heldAgainst: HeldAgainst<unknown, unknown> | null
  checkKey(prompt: unknown, answerKey: unknown): null | Issue[]
  check(prompt: unknown, submission: unknown): null | Issue[]
}

const explainedSchema = z.object({ explanation: z.string() })
/** Every answer key explains itself aloud. */
const spokenExplanation: QuestionRecording<unknown, unknown> = {
  at: 'answerKey.explanationAudio',
  textOf: (_prompt, key) => explainedSchema.parse(key).explanation,
}

/** Lets generic code hold tasks of different kinds in one list. */
export function storedTask<Prompt, AnswerKey, Submission, Answer>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
): StoredTask {
  const { model, recordings = [], pictures = [], heldAgainst } = task
  return {
    ...task,
    pictures,
    recordings: [
      ...recordings.map(({ textOf, ...rest }) => ({
        ...rest,
        textOf: (prompt: unknown, key: unknown) => textOf(task.prompt.parse(prompt), task.answerKey.parse(key)),
      })),
      spokenExplanation,
    ],
    heldAgainst: heldAgainst
      ? {
          ...heldAgainst,
          textOf: (prompt, key) => heldAgainst.textOf(task.prompt.parse(prompt), task.answerKey.parse(key)),
        }
      : null,
    checkKey: (prompt, key) => task.checkKey?.(task.prompt.parse(prompt), task.answerKey.parse(key)) ?? null,
    model: model
      ? {
          isScript: model.isScript,
          recordingOf: (prompt, key) => model.recordingOf(task.prompt.parse(prompt), task.answerKey.parse(key)),
        }
      : null,
    check: (prompt, submission) => task.check(task.prompt.parse(prompt), task.submission.parse(submission)),
  }
}

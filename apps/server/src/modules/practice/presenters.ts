import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import type { Practice, QuestionRow } from '@rehearsal/contracts/practice'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { formatWith, hasTask } from '@rehearsal/exam/formats/formats'
import { ACCENT_IDS } from '@rehearsal/exam/limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { mediaIdsIn } from '@rehearsal/tasks/media-ids'
import { shownKey } from '@rehearsal/tasks/shown-key'
import type { Accent } from '@rehearsal/voice'
import { z } from 'zod'
import type { AttemptRecord } from './attempt-queries.ts'
import { canSeeAnswer } from './policy.ts'
import type { QuestionRowRecord } from './question-queries.ts'
import type { QuestionView } from './question-service.ts'
import { presentScore } from './score-presenter.ts'

/** Turns a stored object's key into a URL for this learner. */
export type UrlOf = (objectKey: string) => string

export function presentRow(row: QuestionRowRecord): QuestionRow {
  return {
    id: row.id,
    title: row.title,
    complexity: row.complexity,
    practiceCount: row.practiceCount,
    predictionCount: row.predictionCount,
    bookmarkType: row.mark ?? 'UNMARK',
  }
}

export function presentPractice(
  { question, variant, accents, place }: QuestionView,
  formats: Readonly<Record<ExamVariant, FormatId>>,
  mediaUrlOf: (mediaId: string, accent?: Accent) => string,
): Practice {
  const task = tasks[question.taskId]
  const prompt = z.json().parse(task.prompt.parse(question.prompt))
  const revealed = canSeeAnswer(question) ? z.json().parse(shownKey(task.answerKey.parse(question.answerKey))) : null
  return {
    id: question.id,
    taskId: question.taskId,
    title: question.title,
    complexity: question.complexity,
    predictionCount: question.predictionCount,
    note: question.hasNote,
    bookmark: question.bookmark && {
      id: question.bookmark.id,
      type: question.bookmark.mark,
      version: question.bookmark.version,
    },
    variants: question.variants.filter((each) => task.variants.includes(each)),
    format: formatOf(question.taskId, variant, formats),
    prompt,
    media: Object.fromEntries(mediaIdsIn([prompt, revealed]).map((id) => [id, mediaUrlOf(id)])),
    ...(accents.length > 1 ? { audios: audiosOf(prompt, accents, mediaUrlOf) } : {}),
    revealed,
    position: place.position,
    total: place.total,
    previousId: place.previousId,
    nextId: place.nextId,
  }
}

/** The format of this exam by which the question is answered; where that has no such kind, one that has. */
function formatOf(taskId: TaskId, variant: ExamVariant, formats: Readonly<Record<ExamVariant, FormatId>>): FormatId {
  if (hasTask(formats[variant], taskId)) return formats[variant]
  const exams = [variant, ...tasks[taskId].variants]
  return exams.flatMap((exam) => formatWith(exam, taskId) ?? [])[0] ?? formats[variant]
}

function audiosOf(prompt: unknown, accents: readonly Accent[], urlOf: (mediaId: string, accent: Accent) => string) {
  return mediaIdsIn(prompt).flatMap((id) =>
    accents.map((accent) => ({ id: ACCENT_IDS[accent], value: urlOf(id, accent), label: accent })),
  )
}

/** Who looks at an answer: its own learner sees more of it than others do. */
export type Viewer = { id: string }

export function presentAttempt(attempt: AttemptRecord, viewer: Viewer, recordingUrlOf: UrlOf): ScoredAnswer {
  const isMine = attempt.userId === viewer.id
  const timeTaken = attempt.durationSeconds ?? 0
  return {
    id: attempt.id,
    practiceId: attempt.questionId,
    taskId: attempt.taskId,
    questionTitle: attempt.questionTitle,
    type: isMine ? 'MY_ANSWER' : 'OTHER_ANSWER',
    nickname: attempt.nickname,
    lastModifiedDate: (attempt.scoredAt ?? attempt.createdAt).toISOString(),
    pteType: attempt.variant,
    mode: attempt.mode,
    status: attempt.status === 'deleted' ? 'failed' : attempt.status,
    timeTaken,
    score: attempt.score && presentScore(attempt.score, attempt.taskId, attempt.variant, timeTaken),
    failureMessage: attempt.status === 'failed' ? FAILURE_MESSAGE : null,
    answers: z.json().parse(attempt.answer),
    recordingUrl: attempt.objectKey === null ? null : recordingUrlOf(attempt.objectKey),
    isShared: attempt.isShared,
    isHidden: attempt.hiddenAt !== null,
    afterReveal: attempt.afterReveal,
  }
}

const FAILURE_MESSAGE = `${errorCatalogue.internal.message} Your answer is kept, and no AI score was used.`

import type { QuestionContent } from '@rehearsal/contracts/question-bank'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { formatWith, hasTask, rulesOf } from '@rehearsal/exam/formats/formats'
import type { Score } from '@rehearsal/exam/score'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { scorers, type ScoringServices } from '@rehearsal/tasks/scorers'
import { takeOf } from '@rehearsal/tasks/spoken-answer'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt, issuesOf } from '../../platform/http/issues.ts'
import { plainWords } from '../../platform/http/plain-words.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { type CheckedContent, readContent } from './content-service.ts'
import { insertMedia } from './queries.ts'

type Written = QuestionContent & { taskId: TaskId }
export type Preview = { content: CheckedContent; variant: ExamVariant; format: FormatId }

/** A question as learners would see it. Its new recordings can be asked for; nothing else is kept. */
export async function previewQuestion(platform: Platform, admin: Learner, written: Written): Promise<Preview> {
  const { taskId, ...content } = written
  const read = await readContent(platform.db, taskId, content, null)
  await insertMedia(platform.db, read.media, platform.clock.now())
  const [first = admin.examVariant] = read.variants
  const variant = read.variants.includes(admin.examVariant) ? admin.examVariant : first
  const own = platform.config.formats[variant]
  return { content: read, variant, format: hasTask(own, taskId) ? own : (formatWith(variant, taskId) ?? own) }
}

/**
 * Marks an answer to the question as it is written. No answer, take or credit is kept or spent.
 *
 * @throws AppError `invalid_request`, of the question or of `submission`; `audio_…` and `no_speech` of a take.
 */
export async function markPreview(
  platform: Platform,
  admin: Learner,
  { submission, ...written }: Written & { submission: unknown },
): Promise<{ answer: unknown; score: Score }> {
  const { content, format } = await previewQuestion(platform, admin, written)
  const task = tasks[content.taskId]
  const parsed = task.submission.safeParse(submission, { error: plainWords })
  if (!parsed.success) throw new AppError('invalid_request', { issues: underSubmission(issuesOf(parsed.error)) })
  const unfit = task.check(content.prompt, parsed.data) ?? []
  if (unfit.length > 0) throw new AppError('invalid_request', { issues: underSubmission(unfit.map(fromTask)) })
  const rules = rulesOf(format, task.id)
  const take = await readTake(platform, parsed.data, rules.answerSeconds)
  const answer = task.answer.parse(take === null ? parsed.data : { ...partsSchema.parse(parsed.data), ...NO_ROW })
  const services = servicesFor(platform, take ?? new Uint8Array())
  const { prompt, answerKey } = content
  const score = await scorers[task.id]({ prompt, answerKey, answer }, { format, rules, services })
  return { answer, score }
}

const partsSchema = z.record(z.string(), z.unknown())
/** Stored answers name their recording; this one lies in no storage, and its bytes are at hand. */
const NO_ROW = { recordingId: 1 }

const fromTask = ({ path, code, message }: { path: string; code: string; message: string }) =>
  issueAt(path.split('.'), code, message)

const underSubmission = (issues: ReturnType<typeof issuesOf>) =>
  issues.map((issue) => ({ ...issue, path: `submission.${issue.path}` }))

async function readTake({ rating }: Platform, submission: unknown, maxSeconds: number): Promise<Uint8Array | null> {
  const base64 = takeOf(submission)
  if (base64 === null) return null
  const bytes = Buffer.from(base64, 'base64')
  await rating.checkTake(bytes, maxSeconds)
  return bytes
}

/** The engines, for the one take there is; nobody's earlier answers count. */
function servicesFor({ rating }: Platform, take: Uint8Array): ScoringServices {
  return {
    rateScriptedSpeech: (_id, text) => rating.rateScriptedSpeech(take, text),
    rateOpenSpeech: (_id, input) => rating.rateOpenSpeech(take, { ...input, earlierAnswers: [] }),
    rateShortAnswer: (_id, input) => rating.rateShortAnswer(take, input),
    rateWriting: (input) => rating.rateWriting({ ...input, earlierAnswers: [] }),
  }
}

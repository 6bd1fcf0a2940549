import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { Level, LevelScore } from '@rehearsal/exam/estimate/level'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import type { Points } from '@rehearsal/exam/points'
import { type Score, scoreSchema } from '@rehearsal/exam/score'
import { skillSchema } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { earnedText, examName, formNames, maxText, pageTexts, rangeText, scoreText, skillNames } from './page-texts.ts'
import { canShowAnswer } from './policy.ts'
import { findShared, findSharedReport, type SharedRecord } from './queries.ts'
import { writtenOf } from './service.ts'
import { isToken } from './token.ts'

/** What a link to an answer shows, and where the recording lies that it lets be heard. */
export type SharedAnswer = {
  kind: 'answer'
  token: string
  taskId: TaskId
  variant: ExamVariant
  score: Score
  nickname: string | null
  text: string | null
  objectKey: string | null
}

/** What a link to a report shows: nothing of any answer. */
export type SharedReport = {
  kind: 'report'
  token: string
  form: FormId
  variant: ExamVariant
  endedAt: Date
  scores: Level
  /** The score that stands for the whole. */
  overall: LevelScore
  nickname: string | null
}
export type Shared = SharedAnswer | SharedReport

/**
 * What a public link shows: exactly what its learner chose.
 *
 * @throws AppError `not_found` for a link that is malformed, unknown or revoked, and when its answer or test was deleted, or its
 *   answer hidden.
 */
export async function getShared({ db }: Platform, token: string): Promise<Shared> {
  if (!isToken(token)) throw new AppError('not_found')
  const answer = await findShared(db, token)
  const shared = answer ? shownOf(answer) : await findReport(db, token)
  if (!shared) throw new AppError('not_found')
  return shared
}

async function findReport(db: Platform['db'], token: string): Promise<SharedReport | undefined> {
  const row = await findSharedReport(db, token)
  const overall = row?.scores?.overall
  if (!row?.scores || !row.endedAt || !overall) return undefined
  const { form, variant, endedAt, scores } = row
  return {
    kind: 'report',
    token,
    form,
    variant,
    endedAt,
    scores,
    overall,
    nickname: row.showsName ? row.nickname : null,
  }
}

function shownOf({ token, taskId, variant, score, ...row }: SharedRecord): SharedAnswer {
  const showsAnswer = row.showsAnswer && canShowAnswer(catalogue[taskId])
  return {
    kind: 'answer',
    token,
    taskId,
    variant,
    score: scoreSchema.parse(score),
    nickname: row.showsName ? row.nickname : null,
    text: showsAnswer ? writtenOf(row.answer) : null,
    objectKey: showsAnswer ? row.objectKey : null,
  }
}

/** The recording that a link lets be heard. @throws AppError `not_found` where it shows none. */
export async function getSharedRecording(platform: Platform, token: string) {
  const shared = await getShared(platform, token)
  const objectKey = shared.kind === 'answer' ? shared.objectKey : null
  const size = objectKey === null ? null : await platform.storage.findSize(objectKey)
  if (objectKey === null || size === null) throw new AppError('not_found')
  const { storage } = platform
  return { size, open: (range: { start: number; end: number }) => storage.getStream(objectKey, range) }
}

const shareOf = ({ earned, max }: Points): number => Math.min(1, earned / max)

/** The picture that a link is shown by elsewhere; nothing in it was written by the learner. */
export async function drawShared(platform: Platform, token: string): Promise<Uint8Array> {
  const shared = await getShared(platform, token)
  const { productName, promise } = pageTexts
  const score = shared.kind === 'answer' ? pictureOfAnswer(shared) : pictureOfReport(shared)
  return platform.pictures.scorePng({ ...score, examName: examName[shared.variant], productName, promise })
}

function pictureOfAnswer({ taskId, score }: SharedAnswer) {
  const skill = skillSchema.parse(taskId.split('/')[0])
  const { name, scoredBy } = catalogue[taskId]
  return {
    skill,
    skillName: skillNames[skill],
    taskName: name,
    earned: earnedText(score.total, scoredBy),
    outOf: `out of ${maxText(score.total)}`,
    share: shareOf(score.total),
  }
}

function pictureOfReport({ form, overall }: SharedReport) {
  return {
    skill: 'overall' as const,
    skillName: pageTexts.mockTest,
    taskName: formNames[form],
    earned: scoreText(overall.value),
    outOf: rangeText(overall),
    share: (overall.value - MOCK_SCORE_MIN) / (MOCK_SCORE_MAX - MOCK_SCORE_MIN),
  }
}

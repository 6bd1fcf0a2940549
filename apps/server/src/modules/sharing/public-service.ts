import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { Points } from '@rehearsal/exam/points'
import { type Score, scoreSchema } from '@rehearsal/exam/score'
import { skillSchema } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { earnedText, examName, maxText, pageTexts, skillNames } from './page-texts.ts'
import { canShowAnswer } from './policy.ts'
import { findShared, type SharedRecord } from './queries.ts'
import { writtenOf } from './service.ts'
import { isToken } from './token.ts'

/** What a link shows, and where the recording lies that it lets be heard. */
export type Shared = {
  token: string
  taskId: TaskId
  variant: ExamVariant
  score: Score
  nickname: string | null
  text: string | null
  objectKey: string | null
}

/**
 * What a public link shows: exactly what its learner chose.
 *
 * @throws AppError `not_found` for a link that is malformed, unknown or revoked, and when its answer was deleted or hidden.
 */
export async function getShared({ db }: Platform, token: string): Promise<Shared> {
  const found = isToken(token) ? await findShared(db, token) : undefined
  if (!found) throw new AppError('not_found')
  return shownOf(found)
}

function shownOf({ token, taskId, variant, score, ...row }: SharedRecord): Shared {
  const showsAnswer = row.showsAnswer && canShowAnswer(catalogue[taskId])
  return {
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
  const { objectKey } = await getShared(platform, token)
  const size = objectKey === null ? null : await platform.storage.findSize(objectKey)
  if (objectKey === null || size === null) throw new AppError('not_found')
  const { storage } = platform
  return { size, open: (range: { start: number; end: number }) => storage.getStream(objectKey, range) }
}

const shareOf = ({ earned, max }: Points): number => Math.min(1, earned / max)

/** The picture that a link is shown by elsewhere; nothing in it was written by the learner. */
export async function drawShared(platform: Platform, token: string): Promise<Uint8Array> {
  const { taskId, variant, score } = await getShared(platform, token)
  const skill = skillSchema.parse(taskId.split('/')[0])
  const { name, scoredBy } = catalogue[taskId]
  return platform.pictures.scorePng({
    skill,
    skillName: skillNames[skill],
    taskName: name,
    examName: examName[variant],
    earned: earnedText(score.total, scoredBy),
    outOf: `out of ${maxText(score.total)}`,
    share: shareOf(score.total),
    productName: pageTexts.productName,
    promise: pageTexts.promise,
  })
}

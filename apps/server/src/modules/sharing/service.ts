import type { ShareChoice } from '@rehearsal/contracts/sharing'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { z } from 'zod'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { assertMayPost } from '../moderation/posting-service.ts'
import { canShowAnswer, hasScoreToShow } from './policy.ts'
import {
  type AnswerRecord,
  findLiveLink,
  findMyAnswer,
  insertLink,
  type LinkRecord,
  markRevoked,
  updateLink,
} from './queries.ts'
import { newToken } from './token.ts'

type Who = { id: string }
/** A field that was left out stays as it is. */
type Change = { [Field in keyof ShareChoice]?: boolean | undefined }
type Db = Parameters<typeof findMyAnswer>[0]
/** The link that was made, or the present one that was in its way. */
export type Made = { isNew: boolean; link: LinkRecord }

/**
 * The public link to one of this learner's answers, or none.
 *
 * @throws AppError `not_found` for an answer that is not theirs.
 */
export async function findLink({ db }: Platform, learner: Who, attemptId: number): Promise<LinkRecord | undefined> {
  await getMyAnswer(db, learner, attemptId)
  return findLiveLink(db, learner.id, attemptId)
}

/**
 * Makes a public link to a scored answer that shows what the learner chose. An answer has one link at a time.
 *
 * @throws AppError `not_found` for an answer that is not theirs or has no score; `answer_hidden`; `in_running_test`; `invalid_request` where
 *   the answer would tell its key; what `assertMayPost` throws.
 */
export function createLink({ db, clock }: Platform, learner: Who, attemptId: number, choice: ShareChoice) {
  const now = clock.now()
  return transaction(db, async (tx): Promise<Made> => {
    const answer = await getShareable(tx, learner, attemptId)
    requireAllowed(answer, choice)
    await assertMayPost(tx, learner, { kind: 'share', text: textOf(answer, choice) }, now)
    const row = { token: newToken(), userId: learner.id, attemptId, ...choice, createdAt: now }
    const isNew = await insertLink(tx, row)
    const link = await findLiveLink(tx, learner.id, attemptId)
    // Revoked elsewhere between the two statements.
    if (!link) throw new AppError('not_found')
    return { isNew, link }
  })
}

/**
 * Changes what a link shows. Showing less is always allowed; showing more is a post like any other.
 *
 * @throws AppError as `createLink`; `not_found` also where there is no link.
 */
export function changeLink(platform: Platform, learner: Who, attemptId: number, change: Change) {
  const now = platform.clock.now()
  return transaction(platform.db, async (tx): Promise<LinkRecord> => {
    const answer = await getMyAnswer(tx, learner, attemptId)
    const link = await findLiveLink(tx, learner.id, attemptId)
    if (!link) throw new AppError('not_found')
    const choice = {
      showsName: change.showsName ?? link.showsName,
      showsAnswer: change.showsAnswer ?? link.showsAnswer,
    }
    requireAllowed(answer, choice)
    const added = {
      showsName: choice.showsName && !link.showsName,
      showsAnswer: choice.showsAnswer && !link.showsAnswer,
    }
    if (added.showsName || added.showsAnswer) {
      await assertMayPost(tx, learner, { kind: 'share', text: textOf(answer, added) }, now)
    }
    const changed = await updateLink(tx, learner.id, attemptId, choice)
    if (!changed) throw new AppError('not_found')
    return changed
  })
}

/** Takes a link back, for good. @throws AppError `not_found` where there is none. */
export async function revokeLink({ db, clock }: Platform, learner: Who, attemptId: number): Promise<void> {
  if (!(await markRevoked(db, learner.id, attemptId, clock.now()))) throw new AppError('not_found')
}

async function getMyAnswer(db: Db, learner: Who, attemptId: number): Promise<AnswerRecord> {
  const answer = await findMyAnswer(db, learner.id, attemptId)
  if (!answer) throw new AppError('not_found')
  return answer
}

async function getShareable(db: Db, learner: Who, attemptId: number): Promise<AnswerRecord> {
  const answer = await getMyAnswer(db, learner, attemptId)
  if (!hasScoreToShow(answer)) throw new AppError('not_found')
  if (answer.isInTest) throw new AppError('in_running_test')
  if (answer.hiddenAt !== null) throw new AppError('answer_hidden')
  return answer
}

const TELLS_KEY = 'This question is marked from a key, which the answer beside its score would give away.'

function requireAllowed({ taskId }: AnswerRecord, { showsAnswer }: ShareChoice): void {
  if (!showsAnswer || canShowAnswer(catalogue[taskId])) return
  throw new AppError('invalid_request', { issues: [issueAt(['showsAnswer'], 'tells_key', TELLS_KEY)] })
}

const writtenSchema = z.object({ answer: z.string() })

/** What was written, for answers that are texts. */
export const writtenOf = (answer: unknown): string | null => writtenSchema.safeParse(answer).data?.answer ?? null

/** What the learner wrote of what is shown: what the block list is held against. */
function textOf({ nickname, answer }: AnswerRecord, { showsName, showsAnswer }: ShareChoice): string {
  return [showsName ? nickname : '', showsAnswer ? (writtenOf(answer) ?? '') : ''].join('\n').trim()
}

import type { ShareChoice } from '@rehearsal/contracts/sharing'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { z } from 'zod'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { assertMayPost } from '../posting/service.ts'
import { canShowAnswer, hasReportToShow, hasScoreToShow } from './policy.ts'
import {
  findLiveLink,
  findMyAnswer,
  findMyReport,
  insertLink,
  type LinkRecord,
  markRevoked,
  type Thing,
  updateLink,
} from './queries.ts'
import { newToken } from './token.ts'

export type { Thing }
type Who = { id: string }
/** A field that was left out stays as it is. */
type Change = { [Field in keyof ShareChoice]?: boolean | undefined }
type Db = Parameters<typeof findMyAnswer>[0]
/** The link that was made, or the present one that was in its way. */
export type Made = { isNew: boolean; link: LinkRecord }

/**
 * The public link to one of this learner's answers or reports, or none.
 *
 * @throws AppError `not_found` for one that is not theirs.
 */
export async function findLink({ db }: Platform, learner: Who, thing: Thing): Promise<LinkRecord | undefined> {
  await getMine(db, learner, thing)
  return findLiveLink(db, learner.id, thing)
}

/**
 * Makes a public link to a scored answer or a complete report that shows what the learner chose. Each has one link at a time.
 *
 * @throws AppError `not_found` for what is not theirs or has no score; `answer_hidden`; `in_running_test`; `invalid_request` where
 *   the answer would tell its key; what `assertMayPost` throws.
 */
export function createLink({ db, clock }: Platform, learner: Who, thing: Thing, choice: ShareChoice) {
  const now = clock.now()
  return transaction(db, async (tx): Promise<Made> => {
    const mine = await getShareable(tx, learner, thing)
    requireAllowed(mine, choice)
    await assertMayPost(tx, learner, { kind: 'share', text: textOf(mine, choice) }, now)
    const row = { token: newToken(), userId: learner.id, ...choice, createdAt: now }
    const isNew = await insertLink(tx, thing, row)
    const link = await findLiveLink(tx, learner.id, thing)
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
export function changeLink(platform: Platform, learner: Who, thing: Thing, change: Change) {
  const now = platform.clock.now()
  return transaction(platform.db, async (tx): Promise<LinkRecord> => {
    const mine = await getMine(tx, learner, thing)
    const link = await findLiveLink(tx, learner.id, thing)
    if (!link) throw new AppError('not_found')
    const choice = {
      showsName: change.showsName ?? link.showsName,
      showsAnswer: change.showsAnswer ?? link.showsAnswer,
    }
    requireAllowed(mine, choice)
    const added = {
      showsName: choice.showsName && !link.showsName,
      showsAnswer: choice.showsAnswer && !link.showsAnswer,
    }
    if (added.showsName || added.showsAnswer) {
      await assertMayPost(tx, learner, { kind: 'share', text: textOf(mine, added) }, now)
    }
    const changed = await updateLink(tx, learner.id, thing, choice)
    if (!changed) throw new AppError('not_found')
    return changed
  })
}

/** Takes a link back, for good. @throws AppError `not_found` where there is none. */
export async function revokeLink({ db, clock }: Platform, learner: Who, thing: Thing): Promise<void> {
  if (!(await markRevoked(db, learner.id, thing, clock.now()))) throw new AppError('not_found')
}

/** What could be shared, as far as it decides on that. */
type Mine = {
  nickname: string
  /** The text of an answer that is one. */
  written: string | null
  canShowAnswer: boolean
  hasScore: boolean
  /** A running test asks its question. */
  isInTest: boolean
  isHidden: boolean
}

async function getMine(db: Db, learner: Who, { kind, id }: Thing): Promise<Mine> {
  const mine = await (kind === 'answer' ? findAnswer(db, learner, id) : findReport(db, learner, id))
  if (!mine) throw new AppError('not_found')
  return mine
}

async function findAnswer(db: Db, learner: Who, id: number): Promise<Mine | undefined> {
  const answer = await findMyAnswer(db, learner.id, id)
  return (
    answer && {
      nickname: answer.nickname,
      written: writtenOf(answer.answer),
      canShowAnswer: canShowAnswer(catalogue[answer.taskId]),
      hasScore: hasScoreToShow(answer),
      isInTest: answer.isInTest,
      isHidden: answer.hiddenAt !== null,
    }
  )
}

async function findReport(db: Db, learner: Who, id: number): Promise<Mine | undefined> {
  const report = await findMyReport(db, learner.id, id)
  if (!report) return undefined
  const { nickname } = report
  const nothing = { written: null, canShowAnswer: false, isInTest: false, isHidden: false }
  return { ...nothing, nickname, hasScore: hasReportToShow(report) }
}

async function getShareable(db: Db, learner: Who, thing: Thing): Promise<Mine> {
  const mine = await getMine(db, learner, thing)
  if (!mine.hasScore) throw new AppError('not_found')
  if (mine.isInTest) throw new AppError('in_running_test')
  if (mine.isHidden) throw new AppError('answer_hidden')
  return mine
}

const TELLS_KEY = 'This question is marked from a key, which the answer beside its score would give away.'

function requireAllowed(mine: Mine, { showsAnswer }: ShareChoice): void {
  if (!showsAnswer || mine.canShowAnswer) return
  throw new AppError('invalid_request', { issues: [issueAt(['showsAnswer'], 'tells_key', TELLS_KEY)] })
}

const writtenSchema = z.object({ answer: z.string() })

/** What was written, for answers that are texts. */
export const writtenOf = (answer: unknown): string | null => writtenSchema.safeParse(answer).data?.answer ?? null

/** What the learner wrote of what is shown: what the block list is held against. */
function textOf({ nickname, written }: Mine, { showsName, showsAnswer }: ShareChoice): string {
  return [showsName ? nickname : '', showsAnswer ? (written ?? '') : ''].join('\n').trim()
}

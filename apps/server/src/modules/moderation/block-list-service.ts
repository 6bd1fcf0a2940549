import { PHRASE_MIN_CHARACTERS } from '@rehearsal/contracts/block-list'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { asRead } from '@rehearsal/exam/typed-text/as-read'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { record } from './audit-service.ts'
import { insertPhrase, listPhrases, listRecentPosts, type PhraseRecord, removePhrase } from './block-list-queries.ts'
import type { Moderator } from './decision-service.ts'

const PREVIEW_DAYS = 30
const PREVIEW_POSTS = 2000
const SHOWN_MATCHES = 10

export function listBlockList({ db }: Platform): Promise<PhraseRecord[]> {
  return listPhrases(db)
}

/**
 * Lets no post hold a phrase from now on. It is kept as a reader sees it, so that each stands there once.
 *
 * @throws AppError `invalid_request` where too little of it can be read; `duplicate`.
 */
export function blockPhrase({ db, clock }: Platform, moderator: Moderator, phrase: string): Promise<PhraseRecord> {
  const read = readable(phrase)
  const now = clock.now()
  return transaction(db, async (tx) => {
    const row = await insertPhrase(tx, read, now)
    if (!row) throw new AppError('duplicate', { message: 'This phrase is blocked already.' })
    await record(tx, { actor: moderator, action: 'blocked-phrase.add', subjectId: row.id, details: { phrase } }, now)
    return row
  })
}

/** Lets posts hold a phrase again. @throws AppError `not_found`. */
export function unblockPhrase({ db, clock }: Platform, moderator: Moderator, id: number): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await removePhrase(tx, id)
    if (!row) throw new AppError('not_found')
    const details = { phrase: row.phrase }
    await record(tx, { actor: moderator, action: 'blocked-phrase.remove', subjectId: id, details }, clock.now())
  })
}

/** Which of the latest posts a phrase would have refused. @throws AppError `invalid_request` like `blockPhrase`. */
export async function previewPhrase({ db, clock }: Platform, phrase: string) {
  const read = readable(phrase)
  const since = new Date(clock.now().getTime() - PREVIEW_DAYS * DAY_MILLISECONDS)
  const posts = await listRecentPosts(db, since, PREVIEW_POSTS)
  const matches = posts.filter(({ text }) => asRead(text).includes(read))
  return { posts: posts.length, days: PREVIEW_DAYS, total: matches.length, matches: matches.slice(0, SHOWN_MATCHES) }
}

function readable(phrase: string): string {
  const read = asRead(phrase)
  if (read.length >= PHRASE_MIN_CHARACTERS) return read
  const message = `Use at least ${PHRASE_MIN_CHARACTERS} characters that can be read.`
  throw new AppError('invalid_request', { issues: [issueAt(['phrase'], 'too_small', message)] })
}

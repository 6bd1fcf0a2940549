import { createHash } from 'node:crypto'
import type { BankImportReport, ImportItem } from '@rehearsal/contracts/bank-packs'
import { searchText } from '@rehearsal/exam/search-text'
import { holdLock } from '../../platform/database/hold-lock.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { record } from '../moderation/audit-service.ts'
import { bankActions, faceOf } from './bank-deeds.ts'
import { BANK_LOCK } from './bank-lock.ts'
import { type BankQuestionRecord, insertBankQuestion, listBankByIds, reviseQuestion } from './bank-queries.ts'
import { changesOf } from './changes-of.ts'
import { checkContent, type CheckedContent } from './content-service.ts'
import { contentOf, isSame } from './edit-service.ts'
import { isStorable } from '../../platform/http/hostile-json.ts'
import { mediaOfPack } from './media-of-pack.ts'
import { filedQuestionSchema, type FiledQuestion, type PackFile, readPackFile } from './pack-file.ts'
import type { NewMedia } from './new-media.ts'
import { insertMedia } from './queries.ts'

/** One question of a file with what is to be written of it; nothing of what is refused or as it was. */
type Planned = {
  item: ImportItem
  filed: FiledQuestion | null
  content: CheckedContent | null
  present: BankQuestionRecord | null
}
type Plan = { planned: Planned[]; token: string }

/** Tells what the import of a file would do, question by question. Nothing is changed. */
export async function dryRunImport({ db }: Platform, file: string): Promise<BankImportReport> {
  return reportOf(await planOf(db, file, readPackFile(file)))
}

/**
 * Does exactly what the dry run with this token listed, as a whole.
 *
 * @throws AppError `stale_version` when the file is another one or questions changed since.
 */
export async function applyImport(
  platform: Platform,
  admin: Learner,
  { file, token }: { file: string; token: string },
): Promise<BankImportReport> {
  const pack = readPackFile(file)
  return transaction(platform.db, async (tx) => {
    await holdLock(tx, BANK_LOCK)
    const plan = await planOf(tx, file, pack)
    if (plan.token !== token) throw new AppError('stale_version')
    const now = platform.clock.now()
    for (const planned of plan.planned) await write(tx, admin, planned, now)
    return reportOf(plan)
  })
}

const reportOf = ({ planned, token }: Plan): BankImportReport => ({ token, items: planned.map(({ item }) => item) })

async function planOf(db: Database | Transaction, text: string, pack: PackFile): Promise<Plan> {
  const brought = mediaOfPack(pack.media)
  const read = pack.questions.map((each, place) => readQuestion(each, place))
  const ids = read.flatMap(({ filed }) => filed?.id ?? [])
  const present = new Map((await listBankByIds(db, ids)).map((row) => [row.id, row]))
  const first = new Map(read.toReversed().flatMap(({ filed, item }) => (filed ? [[filed.id, item.place]] : [])))
  const planned: Planned[] = []
  for (const one of read) {
    const isTwice = one.filed !== null && first.get(one.filed.id) !== one.item.place
    if (isTwice) planned.push(refuse(one.item, ['This id stands in the file before.']))
    else planned.push(await planQuestion(db, one, present, brought))
  }
  return { planned, token: tokenOf(text, planned) }
}

/** Says that file, outcomes and the present questions are the same. */
function tokenOf(text: string, planned: readonly Planned[]): string {
  const state = planned.map(({ item, present }) => [item, present?.revision ?? 0, present?.isRetired ?? null])
  return createHash('sha256').update(text).update(JSON.stringify(state)).digest('hex')
}

type Read = { item: ImportItem; filed: FiledQuestion | null }

function readQuestion(json: unknown, place: number): Read {
  const read = filedQuestionSchema.safeParse(json)
  const known = filedQuestionSchema.pick({ id: true, taskId: true, title: true }).partial().loose().safeParse(json).data
  const item: ImportItem = {
    place,
    id: read.data?.id ?? known?.id ?? null,
    taskId: read.data?.taskId ?? known?.taskId ?? null,
    title: read.data?.title ?? known?.title ?? '',
    outcome: 'refused',
    changed: [],
    reasons: read.success
      ? []
      : read.error.issues.slice(0, MOST_REASONS).map(({ path, message }) => `${path.join('.')}: ${message}`),
  }
  if (read.success && !isStorable(json))
    return { item: { ...item, reasons: ['It has characters that are not text.'] }, filed: null }
  return { item, filed: read.data ?? null }
}

const MOST_REASONS = 10

const refuse = (item: ImportItem, reasons: string[]): Planned => ({
  item: { ...item, outcome: 'refused', reasons },
  filed: null,
  content: null,
  present: null,
})

async function planQuestion(
  db: Database | Transaction,
  { item, filed }: Read,
  known: ReadonlyMap<number, BankQuestionRecord>,
  brought: ReadonlyMap<string, NewMedia>,
): Promise<Planned> {
  if (filed === null) return refuse(item, item.reasons)
  const present = known.get(filed.id) ?? null
  if (present !== null && present.taskId !== filed.taskId) {
    return { ...refuse(item, [`This id belongs to a question of another kind, ${present.taskId}.`]), present }
  }
  const written = { ...contentOf(filed) }
  const { content: read, issues } = await checkContent(db, filed.taskId, written, present, brought)
  if (read === null) {
    const reasons = issues.slice(0, MOST_REASONS).map(({ path, defaultMessage }) => `${path}: ${defaultMessage}`)
    return { ...refuse(item, reasons), present }
  }
  const content = { ...read, contentHash: filed.contentHash, search: searchText(filed.searchText.split('\n')) }
  const isRetired = filed.isRetired ?? false
  if (present === null) return { item: { ...item, outcome: 'new' }, filed, content, present }
  const changed = isSame(present, content)
    ? []
    : changesOf(contentOf(present), contentOf(content)).map(({ path }) => path)
  if (present.isRetired !== isRetired) changed.push('isRetired')
  if (changed.length === 0) return { item: { ...item, outcome: 'unchanged' }, filed, content: null, present }
  return { item: { ...item, outcome: 'changed', changed }, filed, content, present }
}

async function write(tx: Transaction, admin: Learner, { filed, content, present }: Planned, now: Date): Promise<void> {
  if (filed === null || content === null) return
  const { id, isRetired = false } = filed
  const revision = (present?.revision ?? 0) + 1
  const { media, ...row } = content
  await insertMedia(tx, media, now)
  const written = { ...row, id, revision, isRetired, source: 'console' as const, updatedAt: now }
  if (present === null) await insertBankQuestion(tx, { ...written, createdAt: now })
  else await reviseQuestion(tx, written)
  const details = { revision, before: present && faceOf(present), after: faceOf(content) }
  await record(tx, { actor: admin, action: bankActions.import, subjectId: id, details }, now)
}

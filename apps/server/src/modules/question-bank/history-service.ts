import type { FieldChange, HistoryEntry } from '@rehearsal/contracts/question-bank'
import { tasks } from '@rehearsal/tasks/definitions'
import { shownKey } from '@rehearsal/tasks/shown-key'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { bankActionOf, bankActions, type QuestionFace, revisionDetailsSchema } from './bank-deeds.ts'
import type { BankQuestionRecord } from './bank-queries.ts'
import { changesOf } from './changes-of.ts'
import { readContent } from './content-service.ts'
import { contentOf, getBankQuestion, revise } from './edit-service.ts'
import { type DeedRecord, findRevision, listDeeds, listRevisions, type RevisionRecord } from './history-queries.ts'

/** The latest revisions alone are told: few questions have more than a handful. */
const MOST_REVISIONS = 100

export type HistoryItem = Omit<HistoryEntry, 'at'> & { at: Date }

const actions: readonly string[] = Object.values(bankActions)

/** What was done to a question, by whom and what changed, the newest first. */
export async function listHistory({ db }: Platform, id: number): Promise<HistoryItem[]> {
  const present = await getBankQuestion({ db }, id)
  const revisions = await listRevisions(db, id, MOST_REVISIONS + 1)
  const deeds = await listDeeds(db, id, actions)
  const made = revisions
    .slice(0, MOST_REVISIONS)
    .map((row, i) => revisionItem(present, row, revisions[i + 1], madeBy(deeds, row.revision)))
  const states = deeds.flatMap((deed) => stateItem(deed))
  return [...made, ...states].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

const detailsOf = ({ details }: DeedRecord) => revisionDetailsSchema.safeParse(details).data

const madeBy = (deeds: readonly DeedRecord[], revision: number) =>
  deeds.find((deed) => detailsOf(deed)?.revision === revision)

function revisionItem(
  { taskId }: BankQuestionRecord,
  row: RevisionRecord,
  before: RevisionRecord | undefined,
  deed: DeedRecord | undefined,
): HistoryItem {
  const details = deed && detailsOf(deed)
  const faces = details?.before ? changesOf(details.before, details.after) : []
  const parts = before ? changesOf(partsOf(before), partsOf(row)) : []
  return {
    revision: row.revision,
    action: deed ? bankActionOf(deed.action) : 'import',
    by: deed?.actorName ?? null,
    at: row.createdAt,
    reason: deed?.reason ?? '',
    changes: [...faces, ...withoutMedia(taskId, parts)],
  }
}

const partsOf = ({ prompt, answerKey }: RevisionRecord) => ({ prompt, answerKey: shownKey(answerKey) })

/** Ids of recordings say nothing to a reader: what they say stands beside them. */
function withoutMedia(taskId: BankQuestionRecord['taskId'], changes: readonly FieldChange[]): FieldChange[] {
  const places = new Set(tasks[taskId].recordings.map(({ at }) => at))
  return changes.filter(({ path }) => !places.has(path))
}

function stateItem(deed: DeedRecord): HistoryItem[] {
  const action = bankActionOf(deed.action)
  if (action !== 'publish' && action !== 'retire') return []
  const { actorName: by, createdAt: at, reason } = deed
  return [{ revision: null, action, by, at, reason, changes: [] }]
}

/**
 * Makes an old revision the next one, with the title and the exams that it had, where the record knows them.
 *
 * @throws AppError `not_found`; `stale_version`; `invalid_request` where the old revision no longer passes the checks.
 */
export async function restoreRevision(
  platform: Platform,
  admin: Learner,
  id: number,
  { revision, restored, reason }: { revision: number; restored: number; reason: string },
): Promise<BankQuestionRecord> {
  const present = await getBankQuestion(platform, id)
  if (present.revision !== revision) throw new AppError('stale_version')
  const old = await findRevision(platform.db, id, restored)
  if (!old) throw new AppError('not_found')
  const face = faceAt(await listDeeds(platform.db, id, actions), restored) ?? present
  const { title, complexity, variants } = face
  const written = contentOf({ title, complexity, variants, prompt: old.prompt, answerKey: old.answerKey })
  const content = await readContent(platform.db, present.taskId, written, present)
  return revise(platform, admin, present, content, { action: 'restore', revision, reason, details: { restored } })
}

/** What a revision was called: the record says it of each change, and of what was before it. */
function faceAt(deeds: readonly DeedRecord[], revision: number): QuestionFace | null {
  const made = madeBy(deeds, revision)
  const next = madeBy(deeds, revision + 1)
  return (made && detailsOf(made)?.after) ?? (next && detailsOf(next)?.before) ?? null
}

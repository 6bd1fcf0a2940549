import { lookUpKey } from '@rehearsal/content/lemma-candidates'
import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { taskIdOf } from '@rehearsal/contracts/practice-type'
import { IMPORT_MAX_ROWS, type ImportStatus } from '@rehearsal/contracts/word-lists'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { comparableTyped, isSameTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { type Database, type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { lookUpMany, requireDictionary, type WordRow } from '../dictionary/many-words-service.ts'
import { addWords, replaceMeanings } from '../vocab-book/many-words-service.ts'
import { type ListedWord, parseWordList } from './parse-word-list.ts'
import { listKeptMeanings } from './queries.ts'

export type WordList = {
  text: string
  practiceType?: TaskId | null | undefined
  dryRun: boolean
  skipInvalid: boolean
  meanings: 'keep' | 'replace'
}

/** What becomes of a line. */
export type ImportedLine = ListedWord & {
  /** What it is found by; empty where there is no word. */
  key: string
  taskId: TaskId | null
  found: WordRow | null
  /** Of a word that is kept with another meaning; null where that is the dictionary's. */
  keptMeaning: string | null
  status: ImportStatus
  reason: string | null
}
export type Imported = { lines: ImportedLine[]; added: number; replaced: number }

const LONGEST = { word: 64, meaning: 500, note: 2000 } as const

/**
 * Says what becomes of each line and, unless it is a dry run, keeps the new words all together in one transaction, with the
 * meanings of the list for kept words where the learner wants them.
 *
 * @throws AppError `invalid_request` for a list that is empty or too long, and, without `skipInvalid`, for one with lines that
 *   cannot be kept: all of them are told and nothing is kept.
 */
export async function importWords({ db, clock }: Platform, learner: Learner, list: WordList): Promise<Imported> {
  const listed = parseWordList(list.text, IMPORT_MAX_ROWS)
  requireSize(listed)
  if (list.dryRun) return { lines: await judge(db, learner, listed, list), added: 0, replaced: 0 }
  const now = clock.now()
  return transaction(db, async (tx) => {
    const lines = await judge(tx, learner, listed, list)
    if (!list.skipInvalid) requireValid(lines)
    const rows = lines
      .filter(({ status }) => status === 'NEW')
      .map(({ word, key, taskId, meaning, note, found }) => ({
        userId: learner.id,
        word: found?.entry.word ?? word,
        wordKey: key,
        dictionaryWordId: found?.id ?? null,
        taskId,
        meaning: meaning === '' ? null : meaning,
        note,
        createdAt: now,
        updatedAt: now,
      }))
    const added = await addWords(tx, rows)
    const changes = list.meanings === 'replace' ? lines.filter(({ status }) => status === 'CHANGES') : []
    const meanings = new Map(changes.map(({ key, meaning }) => [key, meaning]))
    const replaced = await replaceMeanings(tx, learner.id, meanings, now)
    // Another tab may have kept some meanwhile.
    const told = lines.map((line) =>
      line.status === 'NEW' && !added.has(line.key) ? { ...line, status: 'EXISTS' as const, reason: KEPT } : line,
    )
    return { lines: told, added: added.size, replaced }
  })
}

function requireSize(listed: readonly ListedWord[]): void {
  if (listed.length > 0 && listed.length <= IMPORT_MAX_ROWS) return
  const message =
    listed.length === 0
      ? 'There is no word in this list.'
      : `This list has more than ${IMPORT_MAX_ROWS} lines. Import it in parts.`
  throw new AppError('invalid_request', { issues: [issueAt(['text'], 'wrong_size', message)] })
}

function requireValid(lines: readonly ImportedLine[]): void {
  const issues = lines.flatMap(({ status, line, reason }): ErrorIssue[] =>
    status === 'ERROR' ? [issueAt(['text', line], 'invalid_line', `Line ${line}: ${reason}`)] : [],
  )
  if (issues.length > 0) throw new AppError('invalid_request', { issues })
}

const KEPT = 'You keep this word already.'

async function judge(db: Database | Transaction, learner: Learner, listed: readonly ListedWord[], list: WordList) {
  const texts = listed.flatMap(({ word, shorter }) => (shorter === null ? [word] : [word, shorter]))
  const found = await lookUpMany(
    db,
    texts.filter((text) => text.length <= LONGEST.word),
  )
  const words = listed.map((line) => wordOf(line, found))
  if (words.some((word) => !found.has(word))) await requireDictionary(db)
  // A word that is too long is told as that, without a look at what it may be.
  const keys = words.map((word) => found.get(word)?.key ?? (word.length > LONGEST.word ? '' : lookUpKey(word)))
  const kept = await listKeptMeanings(db, learner.id, [...new Set(keys)])
  const firstLines = new Map<string, number>()
  return listed.map((line, at): ImportedLine => {
    const key = keys[at] ?? ''
    const word = words[at] ?? ''
    const row = found.get(word) ?? null
    const taskId = line.practiceType === '' ? (list.practiceType ?? null) : (taskIdNamed(line.practiceType) ?? null)
    const problem = problemOf(line, key)
    const earlier = firstLines.get(key)
    const keptMeaning = kept.get(key) ?? null
    const verdict = ((): Pick<ImportedLine, 'status' | 'reason'> => {
      if (problem !== null) return { status: 'ERROR', reason: problem }
      if (earlier !== undefined) return { status: 'EXISTS', reason: `The same word stands in line ${earlier}.` }
      if (kept.has(key)) return hasOther(line.meaning, keptMeaning) ? CHANGED : { status: 'EXISTS', reason: KEPT }
      if (row === null && line.meaning === '') return { status: 'UNKNOWN', reason: UNKNOWN }
      return { status: 'NEW', reason: null }
    })()
    if (verdict.status === 'NEW' || verdict.status === 'CHANGES') firstLines.set(key, line.line)
    return { ...line, word, key, taskId, found: row, keptMeaning, ...verdict }
  })
}

/** The word as it stands where the dictionary has that (a bit), otherwise what is left without "to", an article or "(on)". */
function wordOf({ word, shorter }: ListedWord, found: ReadonlyMap<string, WordRow>): string {
  if (shorter === null || found.has(word)) return word
  const isInfinitive = /^to \S+$/u.test(comparableTyped(word))
  return found.has(shorter) || isInfinitive ? shorter : word
}

/** A list that says no meaning changes none. */
const hasOther = (meaning: string, kept: string | null): boolean =>
  meaning !== '' && (kept === null || !isSameTyped(meaning, kept))

const CHANGED = { status: 'CHANGES', reason: null } as const

const UNKNOWN = 'The dictionary does not have this word. Add a meaning of your own to keep it.'

/** Why a line cannot be kept; null where it can. */
function problemOf({ word, meaning, note, practiceType, problem }: ListedWord, key: string): string | null {
  if (problem !== null) return problem
  if (`${word}${meaning}${note}`.includes(LOST_LETTER)) return LOST
  if (word === '') return 'There is no word in this line.'
  if (word.length > LONGEST.word) return `A word or phrase has at most ${LONGEST.word} characters.`
  if (word.includes('\n')) return 'A word or phrase stands on one line.'
  if (!/\p{L}/u.test(key)) return 'There are no letters in this word.'
  if (meaning.length > LONGEST.meaning) return `A meaning has at most ${LONGEST.meaning} characters.`
  if (note.length > LONGEST.note) return `A note has at most ${LONGEST.note} characters.`
  if (practiceType !== '' && taskIdNamed(practiceType) === undefined) return 'There is no such practice type.'
  return null
}

/** What programs write for a letter that they could not read. */
const LOST_LETTER = '\uFFFD'
const LOST =
  'Some letters of this line were lost when the file was saved. Save it again as CSV UTF-8 from where it was made.'

const taskOfName = new Map(taskIds.map((taskId) => [comparableTyped(catalogue[taskId].name), taskId]))

/** A practice type as the wire, an address or the screen names it. */
function taskIdNamed(name: string): TaskId | undefined {
  const compared = comparableTyped(name)
  return taskOfName.get(compared) ?? taskIdOf(compared.replaceAll(' ', '_'))
}

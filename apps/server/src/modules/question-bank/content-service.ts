import { contentHashOf, type PackScript, speechOf } from '@rehearsal/content/pack'
import type { ErrorIssue } from '@rehearsal/contracts/errors'
import type { QuestionContent } from '@rehearsal/contracts/question-bank'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { withWaysOf } from '@rehearsal/tasks/shown-key'
import type { StoredTask } from '@rehearsal/tasks/task'
import type { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt, issuesOf } from '../../platform/http/issues.ts'
import { plainWords } from '../../platform/http/plain-words.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { listMedia } from './media-queries.ts'
import { leavesOf, valueAt, withValueAt } from './json-path.ts'
import type { NewMedia } from './new-media.ts'
import { searchTextOf } from './search-text-of.ts'

/** The longest field of a question: far longer than any text of the bank, which has passages of 180 words. */
const LONGEST_FIELD = 10_000
/** The longest recording, in characters: about four minutes of speech. */
const LONGEST_SPEECH = 4000

type Parts = { prompt: unknown; answerKey: unknown }

/** A question as it can be stored, with the recordings that are new. */
export type CheckedContent = Omit<QuestionContent, keyof Parts> &
  Parts & {
    taskId: TaskId
    contentHash: string
    search: string
    imageType: string | null
    media: NewMedia[]
  }
export type Checked = { content: CheckedContent; issues: [] } | { content: null; issues: ErrorIssue[] }

/**
 * Reads a question by its kind's own schemas and checks, and gives every text that is spoken its recording: the one it
 * has where that says the text, else a new one with the same voices. `earlier` is what the question was before.
 *
 * @throws AppError `invalid_request` that names every wrong field.
 */
export async function readContent(
  db: Database | Transaction,
  taskId: TaskId,
  written: QuestionContent,
  earlier: Parts | null,
): Promise<CheckedContent> {
  const { content, issues } = await checkContent(db, taskId, written, earlier)
  if (content === null) throw new AppError('invalid_request', { issues })
  return content
}

/** The same, which returns what is wrong instead of throwing it. */
export async function checkContent(
  db: Database | Transaction,
  taskId: TaskId,
  written: QuestionContent,
  earlier: Parts | null,
  brought: ReadonlyMap<string, NewMedia> = new Map(),
): Promise<Checked> {
  const task = tasks[taskId]
  const { prompt, answerKey } = written
  const { parts, issues } = parseParts(task, { prompt, answerKey: withWaysOf(earlier?.answerKey, answerKey) })
  const foreign = written.variants.filter((variant) => !task.variants.includes(variant))
  issues.push(...foreign.map(() => issueAt(['variants'], 'other_variant', 'This kind is not part of that exam.')))
  if (parts === null || issues.length > 0) return { content: null, issues }
  const known = await knownMedia(db, task, [parts, ...(earlier ? [earlier] : [])], brought)
  issues.push(...pictureIssues(task, parts, known))
  const spoken = speak(task, parts, earlier, known)
  issues.push(...spoken.issues)
  if (issues.length > 0) return { content: null, issues }
  const { title, complexity } = written
  const variants = task.variants.filter((variant) => written.variants.includes(variant))
  const shown = { taskId, title, complexity, variants, prompt: spoken.parts.prompt, answerKey: spoken.parts.answerKey }
  const imageType = valueAt(shown.prompt, 'imageType')
  const content = {
    ...shown,
    contentHash: contentHashOf(shown),
    search: searchTextOf(title, shown.prompt),
    imageType: typeof imageType === 'string' ? imageType : null,
    media: [...spoken.media, ...picturesOf(task, parts, brought)],
  }
  return { content, issues: [] }
}

function parseParts(task: StoredTask, written: Parts): { parts: Parts | null; issues: ErrorIssue[] } {
  const { prompt, answerKey } = withIdsOfMedia(task, { prompt: written.prompt, answerKey: written.answerKey })
  const inWords = { error: plainWords }
  const read = {
    prompt: task.prompt.safeParse(prompt, inWords),
    answerKey: task.answerKey.safeParse(answerKey, inWords),
  }
  const issues = [...issuesUnder('prompt', read.prompt), ...issuesUnder('answerKey', read.answerKey)]
  if (!read.prompt.success || !read.answerKey.success) return { parts: null, issues }
  const parts = { prompt: read.prompt.data, answerKey: read.answerKey.data }
  const long = leavesOf(parts).filter(({ value }) => typeof value === 'string' && value.length > LONGEST_FIELD)
  issues.push(
    ...long.map(({ path }) => issueAt(path.split('.'), 'too_big', `Shorten this to ${LONGEST_FIELD} characters.`)),
  )
  const unfit = task.checkKey(parts.prompt, parts.answerKey) ?? []
  issues.push(...unfit.map(({ path, code, message }) => issueAt(path.split('.'), code, message)))
  return { parts, issues }
}

/** Which recording there is says the server; what a form or a file holds in its place may be anything. */
function withIdsOfMedia(task: StoredTask, parts: Parts): { prompt: unknown; answerKey: unknown } {
  const filled = task.recordings.reduce<unknown>(
    (json, { at }) => (typeof valueAt(json, at) === 'string' ? json : withValueAt(json, at, '')),
    parts,
  )
  return { prompt: valueAt(filled, 'prompt'), answerKey: valueAt(filled, 'answerKey') }
}

function issuesUnder(part: keyof Parts, read: z.ZodSafeParseResult<unknown>): ErrorIssue[] {
  if (read.success) return []
  return issuesOf(read.error).map(({ path, code, defaultMessage }) =>
    issueAt([part, ...(path === '' ? [] : path.split('.'))], code, defaultMessage),
  )
}

async function knownMedia(
  db: Database | Transaction,
  task: StoredTask,
  versions: readonly Parts[],
  brought: ReadonlyMap<string, NewMedia>,
): Promise<ReadonlyMap<string, NewMedia>> {
  const places = [...task.recordings.map(({ at }) => at), ...task.pictures]
  const ids = versions.flatMap((parts) => places.map((place) => String(valueAt(parts, place))))
  const stored = await listMedia(db, [...new Set(ids)])
  return new Map([...brought, ...stored.map((item) => [item.id, item] as const)])
}

function pictureIssues(task: StoredTask, parts: Parts, known: ReadonlyMap<string, NewMedia>): ErrorIssue[] {
  return task.pictures.flatMap((place) =>
    known.get(String(valueAt(parts, place)))?.kind === 'picture'
      ? []
      : [issueAt(place.split('.'), 'no_picture', 'There is no such picture in this question bank.')],
  )
}

/** The pictures of a question that came with it. */
const picturesOf = (task: StoredTask, parts: Parts, brought: ReadonlyMap<string, NewMedia>): NewMedia[] =>
  task.pictures.flatMap((place) => brought.get(String(valueAt(parts, place))) ?? [])

type Spoken = { parts: Parts; media: NewMedia[]; issues: ErrorIssue[] }

function speak(task: StoredTask, parts: Parts, earlier: Parts | null, known: ReadonlyMap<string, NewMedia>): Spoken {
  const scriptAt = (version: Parts | null, place: string): PackScript | null => {
    const item = known.get(String(valueAt(version, place)))
    return item?.kind === 'speech' ? item.script : null
  }
  const spoken: Spoken = { parts, media: [], issues: [] }
  for (const recording of task.recordings) {
    const { at } = recording
    const text = recording.textOf(parts.prompt, parts.answerKey).trim()
    if (text === '' || text.length > LONGEST_SPEECH) {
      spoken.issues.push(issueAt(at.split('.'), 'unspeakable', `Give 1 to ${LONGEST_SPEECH} characters to be spoken.`))
      continue
    }
    const present = scriptAt(parts, at)
    const speech = speechOf(scriptOf(text, recording, present ?? scriptAt(earlier, at)))
    const isSame = present !== null && saidBy(present) === text && present.endsInBeep === recording.endsInBeep
    const id = isSame ? String(valueAt(parts, at)) : speech.id
    spoken.media.push(isSame ? { id, kind: 'speech', script: present } : speech)
    const changed = withValueAt(spoken.parts, at, id)
    spoken.parts = { prompt: valueAt(changed, 'prompt'), answerKey: valueAt(changed, 'answerKey') }
  }
  return spoken
}

const saidBy = ({ turns }: PackScript) => turns.map(({ text }) => text).join('\n')

/** One turn for each line, in the voices that the earlier recording has in its turns. */
function scriptOf(text: string, { endsInBeep }: { endsInBeep?: true }, earlier: PackScript | null): PackScript {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const voices = earlier?.turns.map(({ voice }) => voice) ?? []
  const turns = lines.map((line, i) => ({ voice: voices[i] ?? voices.at(-1) ?? ('slt' as const), text: line.trim() }))
  return {
    turns,
    ...(endsInBeep === true ? { endsInBeep } : {}),
    ...(earlier?.speed === undefined ? {} : { speed: earlier.speed }),
  }
}

import { mediaIdOf } from '@rehearsal/content/pack'
import { applyBankImport, dryRunBankImport, exportBankPack } from '@rehearsal/contracts/bank-packs'
import {
  getBankHistory,
  getBankQuestion,
  setBankQuestionState,
  updateBankQuestion,
} from '@rehearsal/contracts/question-bank'
import { complexitySchema } from '@rehearsal/exam/codes'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt, auditEntry, contentMedia, question, questionRevision } from '../../platform/database/schema.ts'
import { aBankQuestion, A_PICTURE, sampleParts } from '../../testing/a-bank-question.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'

let app: TestApp
let admin: TestLearner

beforeAll(async () => {
  app = await anApp()
  admin = await aLearner(app, { role: 'admin', nickname: 'Kaveh' })
})
afterAll(() => app.close())
const clear = async () => {
  for (const table of [attempt, auditEntry, questionRevision, question, contentMedia])
    await app.platform.db.delete(table)
}
beforeEach(clear)

const exported = async (query: object = {}) => ask(app, exportBankPack, { as: admin, query: { ...query } })
const dryRun = (file: string) => ask(app, dryRunBankImport, { as: admin, body: { file } })
const apply = (file: string, token: string) => ask(app, applyBankImport, { as: admin, body: { file, token } })
const outcomes = async (file: string) => (await dryRun(file)).items.map(({ id, outcome }) => [id, outcome])
const rows = () => app.platform.db.select().from(question).orderBy(asc(question.id))
/** What an import carries of a row: not when it was written, by whom and how often. */
const carried = async () =>
  (await rows()).map(({ createdAt: _made, updatedAt: _changed, revision: _count, source: _from, ...row }) => row)
/** A file with something in it changed. */
const changed = (file: string, change: (pack: { questions: Record<string, unknown>[]; media: unknown[] }) => void) => {
  const pack = JSON.parse(file)
  change(pack)
  return JSON.stringify(pack)
}

const titles = fc
  .string({ minLength: 3, maxLength: 60, unit: 'grapheme' })
  .filter((text) => /^\S.+\S$/u.test(text) && text.isWellFormed() && !text.includes('\0'))
const banks = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 200_000 }),
    taskId: fc.constantFrom(...taskIds),
    title: titles,
    complexity: fc.constantFrom(...complexitySchema.options),
    isRetired: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
)

test('whatever bank is exported, its import into an empty one gives equal rows', async () => {
  await fc.assert(
    fc.asyncProperty(banks, async (bank) => {
      await clear()
      for (const { taskId, ...options } of bank) await aBankQuestion(app, taskId, options)
      const before = await carried()
      const { file, questions } = await exported()
      expect(questions).toBe(bank.length)
      expect(await outcomes(file)).toEqual(before.map(({ id }) => [id, 'unchanged']))
      await clear()
      const { token, items } = await dryRun(file)
      expect(items.map(({ outcome }) => outcome)).toEqual(bank.map(() => 'new'))
      await apply(file, token)
      expect(await carried()).toEqual(before)
      expect((await exported()).file).toBe(file)
    }),
    { numRuns: 15 },
  )
}, 120_000)

test('a filtered export holds those questions alone, with their recordings', async () => {
  await aBankQuestion(app, 'reading/re-order-paragraphs')
  const id = await aBankQuestion(app, 'listening/write-from-dictation')
  const { file, fileName } = await exported({ taskId: 'listening/write-from-dictation' })
  expect(fileName).toMatch(/^question-bank-\d{4}-\d\d-\d\d\.json$/u)
  const pack = JSON.parse(file)
  expect(pack.questions.map((each: { id: number }) => each.id)).toEqual([id])
  expect(pack.media).toHaveLength(2)
})

test('a dry run changes nothing, and what it listed is applied as a whole and recorded', async () => {
  const kept = await aBankQuestion(app, 'speaking/read-aloud', { title: 'Kept' })
  const edited = await aBankQuestion(app, 'speaking/read-aloud', { title: 'Before' })
  const gone = await aBankQuestion(app, 'reading/re-order-paragraphs', { title: 'Back to front' })
  const { file } = await exported()
  const other = changed(file, ({ questions }) => {
    Object.assign(questions[1] ?? {}, { title: 'After', isRetired: true })
    Object.assign(questions[2] ?? {}, { answerKey: { ...Object(questions[2]?.['answerKey']), order: ['z', 'y'] } })
    questions.push({ ...questions[0], id: 500, title: 'New one' })
  })
  const before = await rows()
  const { items, token } = await dryRun(other)
  expect(await rows()).toEqual(before)
  expect(items.map(({ id, outcome, changed: fields }) => [id, outcome, fields])).toEqual([
    [kept, 'unchanged', []],
    [edited, 'changed', ['title', 'isRetired']],
    [gone, 'refused', []],
    [500, 'new', []],
  ])
  expect(items[2]?.reasons.join(' ')).toContain('There is no paragraph z.')
  await apply(other, token)
  const after = await rows()
  expect(after.map(({ id, title, revision, source, isRetired }) => [id, title, revision, source, isRetired])).toEqual([
    [kept, 'Kept', 1, 'content', false],
    [edited, 'After', 2, 'console', true],
    [gone, 'Back to front', 1, 'content', false],
    [500, 'New one', 1, 'console', false],
  ])
  const { entries } = await ask(app, getBankHistory, { as: admin, params: { id: edited } })
  expect(entries[0]).toMatchObject({ revision: 2, action: 'import', by: 'Kaveh', changes: [{ path: 'title' }] })
  expect(await app.platform.db.$count(auditEntry)).toBe(2)
  expect(await outcomes(other)).toEqual([
    [kept, 'unchanged'],
    [edited, 'unchanged'],
    [gone, 'refused'],
    [500, 'unchanged'],
  ])
})

test('a dry run that questions or the file have outlived is not applied', async () => {
  const id = await aBankQuestion(app, 'speaking/read-aloud', { title: 'Before' })
  const { file } = await exported()
  const other = changed(file, ({ questions }) => Object.assign(questions[0] ?? {}, { title: 'From the file' }))
  const { token } = await dryRun(other)
  const put = (body: object) => ask(app, updateBankQuestion, { as: admin, params: { id }, body })
  const { title: _title, ...present } = await ask(app, getBankQuestion, { as: admin, params: { id } })
  const { complexity, variants, prompt, answerKey } = present
  await put({ complexity, variants, prompt, answerKey, title: 'By hand', revision: 1 })
  const stale = { as: admin, body: { file: other, token } }
  expect((await refusal(app, applyBankImport, stale)).code).toBe('stale_version')
  const { token: fresh } = await dryRun(other)
  const swapped = { as: admin, body: { file: `${other} `, token: fresh } }
  expect((await refusal(app, applyBankImport, swapped)).status).toBe(409)
  await ask(app, setBankQuestionState, { as: admin, params: { id }, body: { revision: 2, state: 'retired' } })
  expect((await refusal(app, applyBankImport, { as: admin, body: { file: other, token: fresh } })).status).toBe(409)
  expect((await rows())[0]).toMatchObject({ title: 'By hand', revision: 2, isRetired: true })
})

test('of two imports at once one is told to look again', async () => {
  const { parts, media } = sampleParts('speaking/read-aloud')
  const file = JSON.stringify({ version: 3, media, questions: [filed(1, 'speaking/read-aloud', parts)] })
  const { token } = await dryRun(file)
  const ends = await Promise.allSettled([apply(file, token), apply(file, token)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await app.platform.db.$count(questionRevision)).toBe(1)
})

const filed = (id: unknown, taskId: TaskId, parts: object) => ({
  id,
  taskId,
  title: 'A title',
  complexity: 'EASY',
  variants: ['ACADEMIC'],
  contentHash: 'a'.repeat(64),
  searchText: 'a title',
  imageType: null,
  ...parts,
})

const hostileFiles: [string, string][] = [
  ['an archive', 'PK\u0003\u0004 a zip of zeros'],
  ['a packed archive as text', Buffer.from([0x1f, 0x8b, 8, 0, 0]).toString('latin1')],
  ['half a file', '{"version":3,"questions":['],
  ['no object', '[]'],
  ['another version', '{"version":2,"questions":[],"media":[]}'],
  ['a field that packs have not', '{"version":3,"questions":[],"media":[],"shell":"rm"}'],
  ['the prototype', '{"version":3,"questions":[{"__proto__":{"isAdmin":true}}],"media":[]}'],
  ['a constructor', '{"version":3,"questions":[{"constructor":{"prototype":{}}}],"media":[]}'],
  ['depth without end', `{"version":3,"media":[],"questions":[${'['.repeat(50_000)}${']'.repeat(50_000)}]}`],
  ['questions without number', `{"version":3,"media":[],"questions":[${'1,'.repeat(6000)}1]}`],
  ['a medium of no kind', '{"version":3,"questions":[],"media":[{"id":"x","kind":"film"}]}'],
]

test.each(hostileFiles)('a file that is %s is refused as a whole', async (_, file) => {
  const { status, errors } = await refusal(app, dryRunBankImport, { as: admin, body: { file } })
  expect([status, errors[0]?.path]).toEqual([400, 'file'])
  expect((await refusal(app, applyBankImport, { as: admin, body: { file, token: 'a'.repeat(64) } })).status).toBe(400)
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a file larger than any bank is refused before it is read', async () => {
  const file = ' '.repeat(17 * 1024 * 1024)
  expect((await refusal(app, dryRunBankImport, { as: admin, body: { file } })).status).toBe(400)
  const larger = ' '.repeat(33 * 1024 * 1024)
  expect((await refusal(app, dryRunBankImport, { as: admin, body: { file: larger } })).status).toBe(413)
})

test('what is wrong with one question is told of it alone', async () => {
  const taken = await aBankQuestion(app, 'speaking/read-aloud', { id: 5 })
  const { parts, media } = sampleParts('reading/re-order-paragraphs')
  const sound = (id: unknown, changes: object = {}) => ({
    ...filed(id, 'reading/re-order-paragraphs', parts),
    ...changes,
  })
  const questions = [
    sound(1),
    sound(taken),
    sound(1, { title: 'Twice' }),
    sound(-1),
    sound(2_000_000_000),
    sound(2, { taskId: 'speaking/mumble' }),
    sound(3, { variants: ['CORE', 'MARS'] }),
    sound(4, { title: 'a\0b' }),
    sound(6, { answerKey: {} }),
    sound(7, { secret: 1 }),
    sound(8, { prompt: { ...parts.prompt, paragraphs: [{ id: 'a', text: '\ud800' }] } }),
    'nothing',
    sound(9),
  ]
  const file = JSON.stringify({ version: 3, media, questions })
  const { items, token } = await dryRun(file)
  expect(items.map(({ outcome }) => outcome)).toEqual(['new', ...questions.slice(2).map(() => 'refused'), 'new'])
  expect(items[1]?.reasons).toEqual(['This id belongs to a question of another kind, speaking/read-aloud.'])
  expect(items[2]?.reasons).toEqual(['This id stands in the file before.'])
  expect(items.filter(({ outcome, reasons }) => outcome === 'refused' && reasons.length === 0)).toEqual([])
  await apply(file, token)
  expect((await rows()).map(({ id }) => id)).toEqual([1, 5, 9])
})

test('no file puts a picture that runs something, or another recording, under an id', async () => {
  const evil = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const { parts } = sampleParts('speaking/describe-image')
  const pictures = [
    { ...A_PICTURE, svg: '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>' },
    { id: mediaIdOf(evil), kind: 'picture', svg: evil },
  ]
  for (const picture of pictures) {
    const prompt = { ...parts.prompt, image: picture.id }
    const one = { ...filed(1, 'speaking/describe-image', parts), prompt }
    const { items } = await dryRun(JSON.stringify({ version: 3, media: [picture], questions: [one] }))
    expect(items[0]).toMatchObject({ outcome: 'refused', reasons: [expect.stringContaining('prompt.image')] })
  }
  const read = sampleParts('speaking/read-aloud')
  const [speech] = read.media
  const lying = { ...Object(speech), script: { turns: [{ voice: 'slt', text: 'Something rude.' }] } }
  const file = JSON.stringify({ version: 3, media: [lying], questions: [filed(2, 'speaking/read-aloud', read.parts)] })
  const { token, items } = await dryRun(file)
  expect(items[0]?.outcome).toBe('new')
  await apply(file, token)
  const kept = await app.platform.db.select().from(contentMedia)
  expect(JSON.stringify(kept)).not.toContain('rude')
})

import { exportVocabWords, importVocabWords } from '@rehearsal/contracts/word-lists'
import { unzipSync } from 'fflate'
import { DatabaseSync } from 'node:sqlite'
import Papa from 'papaparse'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aKeptWord } from '../../testing/a-kept-word.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aVoice, type FakeVoice } from '../../testing/a-voice.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, send } from '../../testing/ask.ts'
import { recordingsOfWords } from './word-audio-service.ts'

let app: TestApp
let voice: FakeVoice
let ana: TestLearner

beforeAll(async () => {
  voice = aVoice()
  app = await anApp({ voice })
  await aDictionary(app, [aWord('abate'), aWord('run')])
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await aLearner(app)
})

const download = (format: string, query: object = {}) =>
  send(app, exportVocabWords, { as: ana, query: { format, ...query } })
const rowsOf = (csv: string) => Papa.parse<string[]>(csv.replace('\uFEFF', ''), { skipEmptyLines: true }).data

/** Opens an Anki package as a stranger would: the zip, its list of media, its database. */
async function openPackage(bytes: Uint8Array) {
  const files = unzipSync(bytes)
  const media = z.record(z.string(), z.string()).parse(JSON.parse(new TextDecoder().decode(files['media'])))
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-anki-'))
  const path = join(folder, 'collection.anki2')
  await writeFile(path, files['collection.anki2'] ?? new Uint8Array())
  const database = new DatabaseSync(path, { readOnly: true })
  const all = (statement: string) => database.prepare(statement).all()
  const notes = z
    .array(z.object({ id: z.number(), guid: z.string(), flds: z.string(), tags: z.string() }))
    .parse(all('select * from notes order by id'))
  const cards = z.array(z.object({ nid: z.number(), did: z.number() })).parse(all('select * from cards'))
  const [col] = z
    .array(z.object({ ver: z.number(), models: z.string(), decks: z.string() }))
    .parse(all('select * from col'))
  const tables = all("select name from sqlite_master where type = 'table' order by name").map(({ name }) => name)
  const check = all('pragma integrity_check')
  database.close()
  await rm(folder, { recursive: true })
  return { files, media, notes, cards, col, tables, check }
}

test('a CSV file holds every word with what is known of it, and a name that says what it is', async () => {
  await aKeptWord(app, ana, 'run', { taskId: 'speaking/read-aloud', note: 'irregular' })
  await aKeptWord(app, ana, 'qwzx', { meaning: 'واژه‌ی من' })
  const response = await download('csv')
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="rehearsal-words-2026-03-18.csv"',
  })
  expect(response.body.startsWith('\uFEFFword,')).toBe(true)
  expect(rowsOf(response.body)).toEqual([
    ['word', 'meaning', 'note', 'practice type', 'example', 'american', 'british'],
    ['run', 'to run', 'irregular', 'READ_ALOUD', 'They run.', 'rʌn', 'rʌn'],
    ['qwzx', 'واژه‌ی من', '', '', '', '', ''],
  ])
})

test('one kind of question is exported alone', async () => {
  await aKeptWord(app, ana, 'run', { taskId: 'speaking/read-aloud' })
  await aKeptWord(app, ana, 'abate')
  const response = await download('csv', { practiceType: 'READ_ALOUD' })
  expect(response.headers['content-disposition']).toContain('"rehearsal-words-read-aloud-2026-03-18.csv"')
  expect(rowsOf(response.body).map(([word]) => word)).toEqual(['word', 'run'])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('no cell begins as a formula: %j', async (meaning) => {
  await aKeptWord(app, ana, `word ${meaning.trim()}`, { meaning })
  expect(rowsOf((await download('csv')).body)[1]?.[1]).toBe(`'${meaning}`)
})

test('what was exported is imported by another learner as it was', async () => {
  const meaning = 'leave, "give up"\nfor good'
  await aKeptWord(app, ana, 'qwzx', { meaning, note: '=note', taskId: 'speaking/read-aloud' })
  const text = (await download('csv')).body
  ana = await aLearner(app)
  expect((await ask(app, importVocabWords, { as: ana, body: { text, dryRun: false } })).added).toBe(1)
  expect((await download('csv')).body).toBe(text)
})

test('of more words than go at once every one is exported, in the order they were kept', async () => {
  const words = Array.from({ length: 450 }, (_, at) => `word number ${at}`)
  const text = words.map((word) => `${word},mine`).join('\n')
  await ask(app, importVocabWords, { as: ana, body: { text, dryRun: false } })
  expect(rowsOf((await download('csv')).body).map(([word]) => word)).toEqual(['word', ...words])
})

test('an Anki package opens: its tables, one deck, one note type, a note and a new card for each word', async () => {
  await aKeptWord(app, ana, 'run', { note: 'irregular', taskId: 'speaking/read-aloud' })
  await aKeptWord(app, ana, 'qwzx', { meaning: '<b>{{mine}} [sound:x.mp3]</b>\nنامه' })
  const response = await download('apkg')
  expect(response.headers).toMatchObject({
    'content-disposition': 'attachment; filename="rehearsal-words-2026-03-18.apkg"',
    'x-words-without-audio': '0',
  })
  const { files, media, notes, cards, col, tables, check } = await openPackage(response.rawPayload)
  expect(tables).toEqual(['cards', 'col', 'graves', 'notes', 'revlog'])
  expect([check, col?.ver]).toEqual([[{ integrity_check: 'ok' }], 11])
  const [type] = Object.values(
    z
      .record(
        z.string(),
        z.object({
          flds: z.array(z.object({ name: z.string() })),
          tmpls: z.array(z.object({ qfmt: z.string(), afmt: z.string() })),
        }),
      )
      .parse(JSON.parse(col?.models ?? '')),
  )
  expect(type?.flds.map(({ name }) => name)).toEqual(['Word', 'Meaning', 'Example', 'US', 'UK', 'Audio', 'Note'])
  expect(type?.tmpls).toHaveLength(1)
  expect(type?.tmpls[0]?.qfmt).not.toContain('{{Meaning}}')
  const decks = z.record(z.string(), z.object({ id: z.number(), name: z.string() })).parse(JSON.parse(col?.decks ?? ''))
  const ours = Object.values(decks).find(({ name }) => name === 'Rehearsal')
  expect(new Set(cards.map(({ did }) => did))).toEqual(new Set([ours?.id]))
  expect(cards.map(({ nid }) => nid)).toEqual(notes.map(({ id }) => id))
  const fields = notes.map(({ flds }) => flds.split('\u001F'))
  const names = Object.values(media)
  expect(fields).toEqual([
    ['run', 'to run', 'They run.', 'rʌn', 'rʌn', `[sound:${names[0]}]`, 'irregular'],
    ['qwzx', '&lt;b&gt;&#123;&#123;mine}} &#91;sound:x.mp3]&lt;/b&gt;<br>نامه', '', '', '', `[sound:${names[1]}]`, ''],
  ])
  expect(notes[0]?.tags).toBe(' speaking::read-aloud ')
  expect(Object.keys(files).toSorted()).toEqual(['0', '1', 'collection.anki2', 'media'])
  expect(new TextDecoder().decode(files['0'])).toMatch(/^take \d+$/u)
})

test('the same word is the same note in every package, so that a later import updates it', async () => {
  await aKeptWord(app, ana, 'run')
  const first = await openPackage((await download('apkg')).rawPayload)
  ana = await aLearner(app)
  await aKeptWord(app, ana, 'abate')
  await aKeptWord(app, ana, 'run')
  const second = await openPackage((await download('apkg')).rawPayload)
  const guids = second.notes.map(({ guid }) => guid)
  expect(new Set(guids).size).toBe(2)
  expect(guids[1]).toBe(first.notes[0]?.guid)
})

test('a word whose recording fails is exported without it, and counted', async () => {
  await aKeptWord(app, ana, 'never said before')
  voice.failNext()
  const response = await download('apkg')
  expect(response.headers['x-words-without-audio']).toBe('1')
  const { notes, media } = await openPackage(response.rawPayload)
  expect([notes[0]?.flds.split('\u001F')[5], media]).toEqual(['', {}])
  expect((await download('apkg')).headers['x-words-without-audio']).toBe('0')
})

test('recordings that are not there in time are left out', async () => {
  const signal = AbortSignal.timeout(60_000)
  const words = Array.from({ length: 40 }, (_, at) => `slow word ${at}`)
  const keys = await recordingsOfWords(app.platform, words, { signal, limitMs: 100 })
  expect(keys.size).toBeLessThan(40)
  expect((await recordingsOfWords(app.platform, words, { signal })).size).toBe(40)
})

test('a learner without words gets a file without rows', async () => {
  expect(rowsOf((await download('csv')).body)).toHaveLength(1)
  expect((await openPackage((await download('apkg')).rawPayload)).notes).toEqual([])
})

test.each([{ format: 'xlsx' }, {}, { format: 'csv', practiceType: 'JUGGLING' }])('%j is refused', async (query) => {
  expect((await send(app, exportVocabWords, { as: ana, query })).statusCode).toBe(400)
})

test('words of others are in no export', async () => {
  await aKeptWord(app, await aLearner(app), 'run')
  expect((await download('csv')).body).not.toContain('run')
})

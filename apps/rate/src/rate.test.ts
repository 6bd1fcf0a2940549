import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { expect, test } from 'vitest'
import { rateBatch } from './batch.ts'
import { createEngines } from './engines.ts'
import { ratedKinds } from './kinds.ts'
import { rateRow } from './rate-row.ts'
import { listeningEngines, passage, rowWithEverything, silentWav, summary } from './testing.ts'

const format = 'academic-2025'
const WRITING = 'writing/summarize-written-text'
const real = createEngines({ isEmbedded: true })
const write = (answerText: string, promptText = passage) =>
  rateRow({ id: 'a', task: WRITING, promptText, answerText }, { format, engines: real, resolvePath: (path) => path })

test('a written row carries traits, estimates, words with spans and the engine', async () => {
  const row = await write(summary)
  expect(row).toMatchObject({ id: 'a', engine: { id: 'rehearsal-writing' }, phones: [] })
  expect(Object.keys(row.traits)).toEqual(['content', 'form', 'grammar', 'vocabulary'])
  expect(Object.keys(row.estimates).toSorted()).toEqual(['cohesion', 'grammar', 'overall', 'spelling', 'vocabulary'])
  expect(row.words[0]).toMatchObject({ word: 'Besides', type: 'CORRECT', span: [0, 7] })
})

test('a row carries the standard error of the total and of every trait that was judged', async () => {
  const { total, traits } = await write(summary)
  expect(total.standardError).toBeGreaterThan(0)
  expect(traits).toMatchObject({ form: { standardError: 0 }, grammar: { standardError: expect.any(Number) } })
  expect(Object.values(traits).every((trait) => (trait?.standardError ?? -1) >= 0)).toBe(true)
  expect((await write(summary, '')).total.standardError).toBeGreaterThan(0)
})

test('without a prompt the content is null and nothing fails', async () => {
  const row = await write(summary, '')
  expect(row.traits['content']).toBeNull()
  expect(row.total.max).toBe(5)
})

test('an empty answer is rated, not refused', async () => {
  expect((await write('')).total.earned).toBe(0)
})

test('the phones of a row reach the engine without stress digits', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rate-'))
  await writeFile(join(folder, 'a.wav'), silentWav())
  const heard: unknown[] = []
  const row = {
    id: 1,
    task: 'speaking/read-aloud' as const,
    text: 'hi',
    audio: join(folder, 'a.wav'),
    phones: ['HH', 'AY1'],
  }
  await rateRow(row, { format, engines: listeningEngines(heard), resolvePath: (path) => path })
  expect(heard).toEqual([{ text: 'hi', phones: ['HH', 'AY'], samples: 16_000 }])
})

const kinds = Object.keys(ratedKinds).map((task) => taskIdSchema.parse(task))

test('exactly the kinds that an engine judges are rated', () => {
  const judged = Object.values(tasks).flatMap(({ id, scoredBy }) => (scoredBy === 'ai' ? [id] : []))
  expect(kinds.toSorted()).toEqual(judged.toSorted())
})

test.each(kinds)('a row of %s is rated on every trait of its format', async (task) => {
  const heard: unknown[] = []
  const row = await rateRow(await rowWithEverything(task), {
    format: tasks[task].variants.includes('ACADEMIC') ? format : 'core-2024',
    engines: listeningEngines(heard),
    resolvePath: (path) => path,
  })
  expect(Object.values(row.traits).every((points) => points !== null)).toBe(true)
  expect(row.total.max).toBeGreaterThan(0)
})

test('a kind that no format of the asked exam has is refused, by its name', async () => {
  const rated = rateRow(await rowWithEverything('writing/write-email'), {
    format,
    engines: listeningEngines([]),
    resolvePath: (path) => path,
  })
  await expect(rated).rejects.toMatchObject({
    code: 'bad_row',
    message: expect.stringContaining('writing/write-email'),
  })
})

test('an engine hears what the row says the answer is about', async () => {
  const heard: unknown[] = []
  const options = { format, engines: listeningEngines(heard), resolvePath: (path: string) => path } as const
  await rateRow(await rowWithEverything('speaking/re-tell-lecture'), options)
  await rateRow(await rowWithEverything('speaking/answer-short-question'), options)
  expect(heard).toEqual([
    expect.objectContaining({ contextText: passage, keyPoints: [expect.objectContaining({ point: 'Trees cool.' })] }),
    expect.objectContaining({ questionText: passage, accepted: ['ice'] }),
  ])
})

test('a transcript of free speech reaches the engine as one of a configured recogniser, and its source stands in the row', async () => {
  const heard: unknown[] = []
  const engines = listeningEngines(heard)
  const row = { ...(await rowWithEverything('speaking/describe-image')), transcript: 'Trees cool  roads.' }
  const rated = await rateRow(row, { format, engines, resolvePath: (path) => path })
  expect(heard).toMatchObject([{ transcript: { source: 'service', text: 'Trees cool roads.' } }])
  expect(rated.transcriptSource).toBe('spotting')
  expect(
    (await rateRow({ ...row, task: 'speaking/read-aloud' }, { format, engines, resolvePath: (path) => path }))
      .transcriptSource,
  ).toBeUndefined()
})

test('open speech about nothing is refused: nothing could be listened for', async () => {
  const { promptText: _, keyPoints: __, ...row } = await rowWithEverything('speaking/describe-image')
  const rated = rateRow(row, { format, engines: listeningEngines([]), resolvePath: (path) => path })
  await expect(rated).rejects.toMatchObject({ code: 'bad_row' })
})

test('a batch answers every row, and a bad one stops nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rate-'))
  await writeFile(join(folder, 'noise.mp3'), 'this is no mp3')
  await writeFile(join(folder, 'a.wav'), silentWav())
  const rows = [
    '{ not json',
    JSON.stringify({ id: 'no-task', task: 'reading/nothing' }),
    JSON.stringify({ id: 'key', task: 'reading/re-order-paragraphs', answerText: '' }),
    JSON.stringify({ id: 'missing', task: 'speaking/read-aloud', text: 'hi', audio: 'gone.mp3' }),
    JSON.stringify({ id: 'noise', task: 'speaking/read-aloud', text: 'hi', audio: 'noise.mp3' }),
    JSON.stringify({ id: 'good', task: 'speaking/read-aloud', text: 'hi', audio: 'a.wav', extra: true }),
    JSON.stringify({ id: 7, task: WRITING, promptText: passage, answerText: summary }),
  ]
  await writeFile(join(folder, 'in.jsonl'), `${rows.join('\n')}\n`)
  const report = await rateBatch(join(folder, 'in.jsonl'), join(folder, 'out.jsonl'), {
    format,
    engines: listeningEngines([]),
  })
  expect(report).toEqual({ rated: 2, failed: 5 })
  const lines = (await readFile(join(folder, 'out.jsonl'), 'utf8')).trim().split('\n')
  const found = lines.map((line): unknown => JSON.parse(line))
  expect(found).toEqual([
    { id: null, error: expect.objectContaining({ code: 'bad_json' }) },
    { id: 'no-task', error: expect.objectContaining({ code: 'bad_row' }) },
    { id: 'key', error: expect.objectContaining({ code: 'task_not_rated' }) },
    { id: 'missing', error: expect.objectContaining({ code: 'audio_not_found' }) },
    { id: 'noise', error: expect.objectContaining({ code: expect.stringMatching(/^audio_/u) }) },
    expect.objectContaining({ id: 'good', total: { earned: 15, max: 15, standardError: expect.closeTo(0.2) } }),
    expect.objectContaining({ id: 7 }),
  ])
})

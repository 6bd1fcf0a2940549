import { importVocabWords } from '@rehearsal/contracts/word-lists'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { vocabWord } from '../../platform/database/schema/vocab-book.ts'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aKeptWord } from '../../testing/a-kept-word.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

let app: TestApp
let ana: TestLearner

beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await aLearner(app)
})

type Wish = { practiceType?: string; dryRun?: boolean; skipInvalid?: boolean; meanings?: 'keep' | 'replace' }
const give = (text: string, wish: Wish = {}) =>
  ask(app, importVocabWords, { as: ana, body: { text, dryRun: false, ...wish } })
const kept = () =>
  app.platform.db.select().from(vocabWord).where(eq(vocabWord.userId, ana.id)).orderBy(asc(vocabWord.id))

test('before the dictionary is there a word that it lacks is no unknown word', async () => {
  const body = { text: 'run', dryRun: true }
  expect(await refusal(app, importVocabWords, { as: ana, body })).toMatchObject({ code: 'dictionary_not_ready' })
  await aDictionary(app, [aWord('abate'), aWord('mouse'), aWord('paris', { word: 'Paris' }), aWord('run')])
  expect((await give('run', { dryRun: true })).counts.new).toBe(1)
})

test('a dry run says of each line what would become of it, and keeps nothing', async () => {
  await aKeptWord(app, ana, 'abate')
  const text = 'word,meaning\nruns,\nAbate,\nqwzx,\nqwzx,a word of mine\nrun,again\n???,\n'
  const report = await give(text, { dryRun: true })
  expect(report.rows.map(({ line, word, status, reason }) => [line, word, status, reason])).toEqual([
    [2, 'run', 'NEW', null],
    [3, 'Abate', 'EXISTS', 'You keep this word already.'],
    [4, 'qwzx', 'UNKNOWN', 'The dictionary does not have this word. Add a meaning of your own to keep it.'],
    [5, 'qwzx', 'NEW', null],
    [6, 'run', 'EXISTS', 'The same word stands in line 2.'],
    [7, '???', 'ERROR', 'There are no letters in this word.'],
  ])
  expect([report.counts, report.added]).toEqual([{ new: 2, exists: 2, changes: 0, unknown: 1, error: 1 }, 0])
  expect(await kept()).toHaveLength(1)
})

test('new words are kept under the dictionary’s form, and a meaning that the list lacks stays the dictionary’s', async () => {
  const report = await give('mice\nqwzx\tواژه‌ی من\tnote\tRead Aloud', { practiceType: 'WRITE_FROM_DICTATION' })
  expect(report.added).toBe(2)
  const rows = await kept()
  expect(rows).toMatchObject([
    { word: 'mouse', wordKey: 'mouse', meaning: null, note: '', taskId: 'listening/write-from-dictation' },
    { word: 'qwzx', wordKey: 'qwzx', meaning: 'واژه‌ی من', note: 'note', taskId: 'speaking/read-aloud' },
  ])
  expect(rows.map(({ dictionaryWordId }) => dictionaryWordId === null)).toEqual([false, true])
})

test('one line that cannot be kept refuses the whole list: all such lines are told and nothing is half done', async () => {
  const long = 'x'.repeat(65)
  const text = `run\n${long}\nabate,m,n,JUGGLING\nmouse,${'m'.repeat(501)}`
  const { code, errors } = await refusal(app, importVocabWords, { as: ana, body: { text, dryRun: false } })
  expect([code, errors.map(({ path, defaultMessage }) => [path, defaultMessage])]).toEqual([
    'invalid_request',
    [
      ['text.2', 'Line 2: A word or phrase has at most 64 characters.'],
      ['text.3', 'Line 3: There is no such practice type.'],
      ['text.4', 'Line 4: A meaning has at most 500 characters.'],
    ],
  ])
  expect(await kept()).toEqual([])
})

test('lines that cannot be kept are left out when the learner says so', async () => {
  const report = await give('run\n123\nabate', { skipInvalid: true })
  expect([report.added, report.counts.error]).toEqual([2, 1])
})

test('the same list given again, or twice at once, adds nothing', async () => {
  const both = await Promise.all([give('run\nabate'), give('run\nabate')])
  expect(both[0].added + both[1].added).toBe(2)
  const again = await give('run\nabate')
  expect([again.added, again.counts.exists]).toEqual([0, 2])
})

test('markup, formulas and statements are kept as the text they are', async () => {
  await give('<script>alert(1)</script>,"=HYPERLINK(""http://evil"")"\n"x\'); drop table vocab_word; --",mine')
  expect((await kept()).map(({ word, meaning }) => [word, meaning])).toEqual([
    ['<script>alert(1)</script>', '=HYPERLINK("http://evil")'],
    ["x'); drop table vocab_word; --", 'mine'],
  ])
})

test.each([
  ['', 'There is no word in this list.'],
  ['\uFEFF \n\n,,\n', 'There is no word in this list.'],
  ['run\n'.repeat(2001), 'This list has more than 2000 lines. Import it in parts.'],
  ['é'.repeat(100_001), 'This list is longer than 200 kB. Split it.'],
])('a list of a wrong size is refused', async (text, message) => {
  const { errors } = await refusal(app, importVocabWords, { as: ana, body: { text, dryRun: true } })
  expect(errors.map(({ field, defaultMessage }) => [field, defaultMessage])).toEqual([['text', message]])
})

test('two thousand lines are imported at once', async () => {
  const text = Array.from({ length: 2000 }, (_, at) => `word number ${at},mine`).join('\n')
  expect((await give(text)).added).toBe(2000)
})

test.each([
  ['practiceType', { practiceType: 'JUGGLING' }],
  ['dryRun', { dryRun: 'yes' }],
  ['text', { text: 7 }],
  ['text', { text: 'a\0b' }],
  ['url', { url: 'http://x' }],
])('a wrong %s is named: %j', async (field, change) => {
  const response = await send(app, importVocabWords, { as: ana, body: { text: 'run', dryRun: true, ...change } })
  expect([response.statusCode, response.json()]).toMatchObject([400, { errors: [{ field }] }])
})

test('lists of two learners do not meet', async () => {
  const other = await aLearner(app)
  await aKeptWord(app, other, 'run')
  expect((await give('run')).added).toBe(1)
})

const keptAs = (row: { word: string; meaning: string | null; note: string; mark: string | null }) => [
  row.word,
  row.meaning,
  row.note,
]

test('a corrected file says which meanings it would change, and changes them when the learner says so; notes stay', async () => {
  await give('abate,کم شدن,my note\nrun,دویدن\nmouse,موش')
  const corrected = 'abate,فروکش کردن,another note\nrun,دویدن\nmouse\nParis,پاریس'
  const seen = await give(corrected, { dryRun: true })
  expect(seen.rows.map(({ word, status, meaning, keptMeaning }) => [word, status, meaning, keptMeaning])).toEqual([
    ['abate', 'CHANGES', 'فروکش کردن', 'کم شدن'],
    ['run', 'EXISTS', 'دویدن', 'دویدن'],
    ['mouse', 'EXISTS', null, 'موش'],
    ['Paris', 'NEW', 'پاریس', null],
  ])
  const mine = await give(corrected)
  expect([mine.added, mine.replaced, mine.counts.changes]).toEqual([1, 0, 1])
  expect((await kept()).map(keptAs)[0]).toEqual(['abate', 'کم شدن', 'my note'])
  const replaced = await give(corrected, { meanings: 'replace' })
  expect([replaced.added, replaced.replaced]).toEqual([0, 1])
  expect((await kept()).map(keptAs)).toEqual([
    ['abate', 'فروکش کردن', 'my note'],
    ['run', 'دویدن', ''],
    ['mouse', 'موش', ''],
    ['Paris', 'پاریس', ''],
  ])
})

test('replacing touches no other learner’s words', async () => {
  const other = await aLearner(app)
  await aKeptWord(app, other, 'abate', { meaning: 'theirs' })
  await aKeptWord(app, ana, 'abate', { meaning: 'mine' })
  expect((await give('abate,new', { meanings: 'replace' })).replaced).toBe(1)
  const [row] = await app.platform.db.select().from(vocabWord).where(eq(vocabWord.userId, other.id))
  expect(row?.meaning).toBe('theirs')
})

test.each([
  ['1. abate\n2. to run\n3. a mouse', ['abate', 'run', 'mouse']],
  ['abate (v.)\n- run\n• mouse', ['abate', 'run', 'mouse']],
  ['1\tabate\n2\trun\n3\tmouse', ['abate', 'run', 'mouse']],
])('numbers and annotations are no part of a word: %j', async (text, words) => {
  await give(text)
  expect((await kept()).map(({ word }) => word)).toEqual(words)
})

test('a word with what it is used with is found without it, and has the dictionary’s meaning', async () => {
  const { rows } = await give('run (from)\nto abate (sth)', { dryRun: true })
  expect(rows.map(({ word, meaning, status }) => [word, meaning, status])).toEqual([
    ['run', null, 'NEW'],
    ['abate', null, 'NEW'],
  ])
})

test('a practice type is known as it is seen', async () => {
  await give('abate,m,n,\u200FＲead\u00A0Aloud\u200F')
  expect((await kept()).map(({ taskId }) => taskId)).toEqual(['speaking/read-aloud'])
})

test('letters that were lost before are told and never kept', async () => {
  const report = await give('abate,Ka\uFFFDlmak\nrun', { skipInvalid: true })
  expect([report.added, report.rows[0]?.status]).toEqual([1, 'ERROR'])
  expect(report.rows[0]?.reason).toContain('letters of this line were lost')
})

test('a word that is too long is told at once, whatever it holds', async () => {
  const start = performance.now()
  const { rows } = await give(`a${'!'.repeat(190_000)}a`, { dryRun: true })
  expect(rows[0]?.reason).toBe('A word or phrase has at most 64 characters.')
  expect(performance.now() - start).toBeLessThan(5000)
})

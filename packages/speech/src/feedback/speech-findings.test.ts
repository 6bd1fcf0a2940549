import type { SpokenWord } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import type { SpeechRating } from '@rehearsal/rating/types'
import { planText } from '../reading/plan-text.ts'
import { collectFindings } from './speech-findings.ts'

/** Words of one second each, with `gap` seconds of silence behind the fourth. */
function findingsOf(text: string, { gap = 0, word = {} }: { gap?: number; word?: Partial<SpokenWord> } = {}) {
  const plan = planText(text)
  const words = plan.map((each, index): SpokenWord => {
    const start = index + (index > 3 ? gap : 0)
    const said = { word: each.word, index, status: 'correct', score: 2, start, end: start + 1 } as const
    return index === 1 ? { ...said, ...word } : said
  })
  const rating: Omit<SpeechRating, 'findings'> = {
    engine: { id: 'test', version: '1' },
    seconds: plan.length + gap,
    words,
    phones: [],
    pauses: gap > 0 ? [{ start: 4, end: 4 + gap }] : [],
    contentShare: 1,
    miscues: { words: plan.length, omitted: 0, replaced: 0, inserted: 0, repeated: 0 },
    wordsPerMinute: 120,
    estimates: { total: 1, pronunciation: 1, fluency: 1, prosody: 1 },
    standardErrors: { total: 0, pronunciation: 0, fluency: 0, prosody: 0 },
  }
  return collectFindings(rating, plan)
}
const codes = (...given: Parameters<typeof findingsOf>) => findingsOf(...given).map(({ code }) => code)

test.each([
  ['We go to town and buy bread', 0.9, []],
  ['We go to town and buy bread', 1.2, ['long_pause']],
  ['We go to town, and buy bread', 1.2, []],
  ['We go to town. We buy bread', 2.4, []],
  ['We go to town – and buy bread', 1.2, []],
  ['We go to town. We buy bread', 2.6, ['long_pause']],
  ['We go to, town we buy bread', 1.2, ['long_pause']],
])('%s, %d seconds of silence behind “town”: %j', (text, gap, found) => {
  expect(codes(text, { gap })).toEqual(found)
})

test('a very long pause at a full stop is not called one within a phrase', () => {
  const said = (text: string) => findingsOf(text, { gap: 3 })[0]?.message
  expect(said('We go to town. We buy bread')).toBe('A pause of 3.0 seconds. Breathe here, and read on at once.')
  expect(said('We go to town and buy bread')).toContain('Keep the phrase together')
})

test.each([
  ['omitted', 0.7, 'word_unsure'],
  ['omitted', 0.8, 'word_omitted'],
  ['replaced', 0.7, 'word_unsure'],
  ['replaced', 0.8, 'word_replaced'],
] as const)('a word %s with confidence %d is told as %s', (status, confidence, code) => {
  expect(codes('We go to town', { word: { status, confidence } })).toEqual([code])
})

test('an added word is named, softly where it is not sure, and not at all where it could not be made out', () => {
  const said = (word: Partial<SpokenWord>) =>
    findingsOf('We go to town', { word: { status: 'inserted', ...word } }).map(({ message }) => message)
  expect(said({ word: 'very', confidence: 0.9 })).toEqual(['“very” was added; it is not in the text.'])
  expect(said({ word: 'very', confidence: 0.6 })[0]).toContain('“very” may have been added')
  expect(said({ word: '…' })).toEqual(['There may be extra words or a hesitation here.'])
})

/** Of a text of twenty words those at the given places were said. */
function codesOfSaid(said: readonly number[]): string[] {
  const plan = planText(Array.from({ length: 4 }, () => 'We go to the town').join(' '))
  const words = plan.map(({ word }, index): SpokenWord => {
    const isSaid = said.includes(index)
    const [start, end] = isSaid ? [index, index + 1] : [null, null]
    return { word, index, status: isSaid ? 'correct' : 'omitted', score: isSaid ? 2 : null, start, end }
  })
  const rating: Omit<SpeechRating, 'findings'> = {
    engine: { id: 'test', version: '1' },
    seconds: 20,
    words,
    phones: [],
    pauses: [],
    contentShare: said.length / plan.length,
    miscues: { words: plan.length, omitted: plan.length - said.length, replaced: 0, inserted: 0, repeated: 0 },
    wordsPerMinute: 120,
    estimates: { total: 1, pronunciation: 1, fluency: 1, prosody: 1 },
    standardErrors: { total: 0, pronunciation: 0, fluency: 0, prosody: 0 },
  }
  return collectFindings(rating, plan).map(({ code }) => code)
}

test.each([
  ['a faithful beginning', [0, 1, 2, 3, 4]],
  ['one sentence from the middle', [5, 6, 7, 8, 9]],
  ['a beginning with a slip', [0, 1, 3, 4]],
])('%s is no other text', (_, said) => {
  expect(codesOfSaid(said)).not.toContain('other_text')
})

test.each([
  ['nothing of the text', []],
  ['a word or two', [0, 1]],
  ['words here and there', [1, 6, 11, 14, 18]],
])('%s is another text', (_, said) => {
  expect(codesOfSaid(said)).toEqual(['other_text'])
})

import { beforeAll, expect, test, vi } from 'vitest'
import { createSpeechRaters, type SpeechRaters } from '../create-speech-raters.ts'
import { readFixture } from '../testing/read-fixture.ts'

vi.setConfig({ testTimeout: 180_000 })

let raters: SpeechRaters
beforeAll(async () => {
  raters = await createSpeechRaters()
})

async function hear(name: Parameters<typeof readFixture>[0], accepted: readonly string[], questionText = '') {
  return raters.rateShortAnswer({ pcm: await readFixture(name), accepted, questionText })
}

test('an accepted answer is heard, with its place and the wording that comes first', async () => {
  const rating = await hear('shallow', ['shallow'])
  expect(rating).toMatchObject({ heard: 'shallow', words: [{ word: 'shallow', status: 'correct', index: 0 }] })
  expect(rating.confidence).toBeGreaterThan(0.6)
  expect(rating.words[0]?.start).toBeLessThan(rating.words[0]?.end ?? 0)
})

test('words before the answer do not matter, and articles decide nothing', async () => {
  expect((await hear('it-is-a-thermometer', ['the thermometer', 'thermometer'])).heard).toBe('the thermometer')
})

test('of several accepted answers the one that was said is named', async () => {
  expect((await hear('shallow', ['deep', 'a thermometer', 'shallow'])).heard).toBe('shallow')
})

test.each([
  ['shallow', ['a dentist', 'dentist']],
  ['shallow', ['gravity']],
  ['it-is-a-thermometer', ['a library']],
  ['it-is-a-thermometer', ['biology']],
] as const)('speech that holds no accepted answer is not accepted: %s for %s', async (name, accepted) => {
  const rating = await hear(name, accepted)
  expect(rating.heard).toBeNull()
  expect(rating.words).toEqual([])
  expect(rating.findings.map(({ code }) => code)).toEqual(['answer_not_heard'])
})

test('an answer with “not” directly before it is no answer, and is told so', async () => {
  const rating = await hear('it-is-not-shallow', ['shallow'])
  expect([rating.heard, rating.words]).toEqual([null, []])
  expect(rating.findings.map(({ code }) => code)).toEqual(['answer_negated'])
})

test('what is accepted with its “not” is heard', async () => {
  expect((await hear('it-is-not-shallow', ['not shallow'])).heard).toBe('not shallow')
})

test('silence, an empty take and noise hold no answer', async () => {
  const codes = []
  for (const pcm of [new Float32Array(48_000), new Float32Array(0), new Float32Array(24_000).fill(0.01)]) {
    const rating = await raters.rateShortAnswer({ pcm, accepted: ['ice'], questionText: '' })
    expect(rating.heard).toBeNull()
    codes.push(...rating.findings.map(({ code }) => code))
  }
  expect(codes).toEqual(['no_speech', 'no_speech', 'no_speech'])
})

test('an answer that nothing can pronounce is never heard', async () => {
  expect((await hear('shallow', ['你好'])).heard).toBeNull()
})

test('the same take is judged the same twice', async () => {
  expect(await hear('it-is-a-thermometer', ['thermometer'])).toEqual(await hear('it-is-a-thermometer', ['thermometer']))
})

test('an answer that was heard has its sounds with scores and places, its silences and its melody', async () => {
  const { words, phones, pitch, confidence } = await hear('it-is-a-thermometer', ['the thermometer', 'thermometer'])
  expect(words.map(({ word, confidence: sure }) => [word, sure])).toEqual([['thermometer', confidence]])
  expect(phones.map(({ phone }) => phone).join(' ')).toMatch(/^TH (?:AH|ER) .* T ER$/u)
  const [{ start, end } = { start: null, end: null }] = words
  for (const phone of phones) {
    expect(phone.word).toBe(0)
    expect(phone.start).toBeGreaterThanOrEqual((start ?? 0) - 0.001)
    expect(phone.end).toBeLessThanOrEqual((end ?? 0) + 0.001)
  }
  expect(pitch?.semitones.some((value) => value !== null)).toBe(true)
})

test('where no accepted answer was heard, nothing of one is shown', async () => {
  const { words, phones, pauses, pitch } = await hear('shallow', ['gravity'])
  expect([words, phones, pauses, pitch]).toEqual([[], [], [], undefined])
})

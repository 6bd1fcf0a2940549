import { beforeAll, expect, test, vi } from 'vitest'
import type { OpenSpeechRating } from '@rehearsal/rating/types'
import { romanConcrete } from '@rehearsal/rating/testing/roman-concrete'
import { createSpeechRaters, type SpeechRaters } from '../create-speech-raters.ts'
import { readFixture } from '../testing/read-fixture.ts'

vi.setConfig({ testTimeout: 180_000 })

/** In the text that the fixture says. */
const WORDS_OF_ANSWER = 58

let raters: SpeechRaters
let answer: Float32Array
let other: Float32Array
let whole: OpenSpeechRating
let off: OpenSpeechRating
beforeAll(async () => {
  raters = await createSpeechRaters()
  answer = await readFixture('roman-concrete')
  other = await readFixture('another-talk')
  whole = await rate(answer)
  off = await rate(seconds(other, 10))
}, 180_000)

const rate = (pcm: Float32Array) => raters.rateOpenSpeech({ pcm, ...romanConcrete })
const seconds = (pcm: Float32Array, count: number) => pcm.subarray(0, 16_000 * count)

function isWellFormed(rating: OpenSpeechRating): boolean {
  const numbers = [...Object.values(rating.estimates).map((value) => value ?? 0), rating.coverage]
  const spans = [...rating.words, ...rating.pauses].map(({ start, end }) => [start ?? 0, end ?? 0])
  return (
    numbers.every((value) => value >= 0 && value <= 1) &&
    spans.every(([start = 0, end = 0]) => start >= 0 && start <= end && end <= rating.seconds + 0.05) &&
    rating.words.every(({ index }, i) => index === i) &&
    rating.keyPoints.length === romanConcrete.keyPoints.length
  )
}

test('a sample answer covers more than half of it, that more than part of another talk, which is heard but covers as little as silence', async () => {
  const half = await rate(answer.subarray(0, answer.length / 2))
  const silence = await rate(new Float32Array(16_000 * 10))
  for (const rating of [whole, half, off, silence]) expect(isWellFormed(rating)).toBe(true)
  expect(whole.coverage).toBeGreaterThan(half.coverage + 0.1)
  expect(half.coverage).toBeGreaterThan(off.coverage + 0.1)
  expect(off.coverage).toBe(0)
  expect((await rate(other)).coverage).toBeLessThan(0.05)
  expect(silence.coverage).toBe(0)
  expect(off.estimates.total).toBeGreaterThan(silence.estimates.total ?? 0)
  expect(whole.keyPoints.filter(({ isCovered }) => isCovered).length).toBeGreaterThanOrEqual(3)
  expect(off.keyPoints.filter(({ isCovered }) => isCovered).length).toBe(0)
})

test('who speaks about something else is told first that nothing of the subject was heard, and that this is rough', () => {
  const first = off.findings[0]
  expect(first?.code).toBe('nothing_of_the_subject')
  expect(first?.message).toContain('rough estimate')
  expect(first?.suggestion).toContain('key words')
  expect(whole.findings.map(({ code }) => code)).not.toContain('nothing_of_the_subject')
})

test('silence rates nothing but says so, and every point is still listed', async () => {
  const rating = await rate(new Float32Array(48_000))
  expect(rating.estimates).toEqual({ total: 0, pronunciation: 0, fluency: 0, content: 0 })
  expect(rating.findings.map(({ code }) => code)).toEqual(['no_speech'])
  expect(rating.keyPoints.every(({ isCovered, quote }) => !isCovered && quote === null)).toBe(true)
  expect(rating.wordsPerMinute).toBe(0)
})

test('the estimated rate is near the true one, and the same take is rated the same twice', async () => {
  const trueRate = (WORDS_OF_ANSWER / whole.seconds) * 60
  expect(Math.abs(whole.wordsPerMinute - trueRate) / trueRate).toBeLessThan(0.25)
  expect(await rate(seconds(answer, 5))).toEqual(await rate(seconds(answer, 5)))
})

test('without main points, content is what was heard of the context', async () => {
  const { contextText } = romanConcrete
  const own = await raters.rateOpenSpeech({ pcm: answer, keyPoints: [], contextText })
  const foreign = await raters.rateOpenSpeech({ pcm: other, keyPoints: [], contextText })
  expect(own.coverage).toBeGreaterThan(foreign.coverage + 0.2)
})

test('a long pause is found, said, and lowers fluency', async () => {
  const fluent = seconds(answer, 6)
  const [middle, gap] = [fluent.length / 2, 16_000 * 4]
  const paused = new Float32Array(fluent.length + gap)
  paused.set(fluent.subarray(0, middle))
  paused.set(fluent.subarray(middle), middle + gap)
  const [smooth, broken] = [await rate(fluent), await rate(paused)]
  expect(broken.pauses.some(({ start, end }) => end - start > 3.5)).toBe(true)
  expect(broken.findings.map(({ code }) => code)).toContain('long_pause')
  expect(broken.estimates.fluency).toBeLessThan(smooth.estimates.fluency ?? 0)
})

test('few words are said to be few, and points not heard are put as suggestions', async () => {
  const rating = await rate(seconds(answer, 4))
  expect(rating.findings.map(({ code }) => code)).toContain('few_words')
  const missing = rating.findings.filter(({ code }) => code === 'main_point_missing')
  expect(missing.length).toBeGreaterThan(0)
  expect(missing.every(({ severity, suggestion }) => severity === 'info' && suggestion !== undefined)).toBe(true)
})

test('an empty take, a single sample, noise and a tone never throw and cover next to nothing', async () => {
  let state = 1
  const noise = Float32Array.from({ length: 64_000 }, (_, i) => {
    state = (state * 16_807) % 2_147_483_647
    return (0.3 * Math.abs(Math.sin(i / 4000)) * (2 * state)) / 2_147_483_647 - 0.15
  })
  const tone = Float32Array.from({ length: 64_000 }, (_, i) => 0.3 * Math.sin(i / 5) * Math.abs(Math.sin(i / 3000)))
  for (const pcm of [new Float32Array(0), new Float32Array(1), noise, tone]) {
    const rating = await rate(pcm)
    expect(isWellFormed(rating)).toBe(true)
    expect(rating.coverage).toBeLessThan(0.15)
  }
})

test('what is nothing to four decimals is exactly nothing, so that the rule for no content applies', async () => {
  // Two tones that slide: a single or a steady one is no speech to begin with.
  const slide = (i: number) => i + 300 * Math.sin(i / 2500)
  const hum = Float32Array.from(
    { length: 64_000 },
    (_, i) => (0.2 * Math.sin(slide(i) / 5) + 0.1 * Math.sin(slide(i) / 2.3)) * Math.abs(Math.sin(i / 3000)),
  )
  for (const keyPoints of [romanConcrete.keyPoints, []]) {
    const rating = await raters.rateOpenSpeech({ pcm: hum, ...romanConcrete, keyPoints })
    expect(rating.estimates.pronunciation).toBeGreaterThan(0)
    expect(rating.coverage).toBe(0)
    expect(rating.estimates.content).toBe(0)
  }
})

test('forty seconds with three hundred words are rated in less than half their length', async () => {
  const pcm = new Float32Array([...answer, ...other])
  const words = Array.from({ length: 400 }, (_, i) => `${romanConcrete.contextText.split(' ')[i % 60]}${i}`)
  const before = process.cpuUsage()
  await raters.rateOpenSpeech({ pcm, keyPoints: romanConcrete.keyPoints, contextText: words.join(' ') })
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan((0.5 * pcm.length) / 16_000)
})

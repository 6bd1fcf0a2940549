import { beforeAll, expect, test } from 'vitest'
import { createSpeechRaters, type SpeechRaters } from '../index.ts'
import { readFixture } from '../testing/read-fixture.ts'

/** What the fixture `another-talk` begins with, and how long that takes. */
const SAID = 'People who have paid for a concert go although they feel ill'
const SECONDS = 3.35

let raters: SpeechRaters
let pcm: Float32Array
beforeAll(async () => {
  raters = await createSpeechRaters()
  pcm = (await readFixture('another-talk')).subarray(0, SECONDS * 16_000)
})

const rate = (text: string) => raters.rateReading({ pcm, text })

test('a word that the text lacks is told by its name, where it was said', async () => {
  const { words, miscues, findings } = await rate(SAID.replace(' concert', ''))
  const place = words.findIndex(({ status }) => status === 'inserted')
  expect(words.slice(place - 1, place + 2).map(({ word }) => word)).toEqual(['a', 'concert', 'go'])
  expect(miscues).toMatchObject({ inserted: 1, omitted: 0 })
  expect(findings.map(({ message }) => message).join(' ')).toContain('“concert”')
})

test('no word of the text lies over it', async () => {
  const { words } = await rate(SAID.replace(' concert', ''))
  const times = words.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]))
  expect(times.every(({ start }, i) => start >= (times[i - 1]?.end ?? 0) - 0.02)).toBe(true)
})

test('of the text as it stands nothing is told as added', async () => {
  expect((await rate(SAID)).miscues).toMatchObject({ inserted: 0, repeated: 0, omitted: 0 })
})

/** What is told of a reading whose sound stops early, or lacks a sentence: three learners' clips, one behind the other, as one text. */
import { beforeAll, expect, test, vi } from 'vitest'
import type { SpeechRating } from '@rehearsal/rating/types'
import { createSpeechRaters } from '../index.ts'
import { type Clip, readClips } from '../testing/read-clips.ts'

vi.setConfig({ hookTimeout: 200_000 })

const CLIPS = 3
const QUIET = new Float32Array(4000)
/** How far content may be from the share that was read. */
const OFF = 0.08

/** How many words of each clip are heard. */
type Heard = readonly number[]
type Rated = { heard: Heard; share: number; rating: SpeechRating }

let clips: Clip[] = []
let words: number[] = []
const rated: Rated[] = []

beforeAll(async () => {
  const { rateReading } = await createSpeechRaters()
  clips = (await readClips()).toSorted((a, b) => b.human.total - a.human.total).slice(0, CLIPS)
  words = clips.map((clip) => clip.words.length)
  const text = clips.map((clip) => `${clip.text.toLowerCase()}.`).join(' ')
  const [first = 0, second = 0, third = 0] = words
  const half = clips[1]?.cuts[0]?.said ?? 0
  for (const heard of [
    [first, 0, 0],
    [first, half, 0],
    [first, second, 0],
    [first, second, third],
    [first, 0, third],
  ]) {
    const share = sum(heard) / sum(words)
    rated.push({ heard, share, rating: await rateReading({ pcm: soundOf(heard), text }) })
  }
})

function soundOf(heard: Heard): Float32Array {
  const parts = clips.flatMap(({ pcm, cuts }, i) => {
    if (heard[i] === 0) return []
    const cut = cuts.find(({ said }) => said === heard[i])
    return [cut === undefined ? pcm : pcm.slice(0, Math.round(cut.seconds * 16_000)), QUIET]
  })
  return Float32Array.from(parts.flatMap((part) => Array.from(part)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function saidOf({ rating }: Rated): number[] {
  return rating.words.flatMap(({ status, index }) => (status === 'correct' ? [index] : []))
}

test('the more of the sound there is, the more words were said', () => {
  const counts = rated.slice(0, 4).map((own) => saidOf(own).length)
  expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b))
})

test('content follows what was read, and a beginning is no other text', () => {
  for (const { share, rating } of rated) {
    expect(Math.abs(rating.contentShare - share)).toBeLessThanOrEqual(OFF)
    expect(rating.findings.map(({ code }) => code)).not.toContain('other_text')
  }
})

test('of words that were never said hardly one is called said, and none has a place or a score', () => {
  for (const own of rated) {
    let at = 0
    const never = words.flatMap((count, i) => {
      const from = at + (own.heard[i] ?? 0)
      at += count
      return Array.from({ length: at - from }, (_, k) => from + k)
    })
    const said = saidOf(own)
    expect(never.filter((index) => said.includes(index)).length).toBeLessThanOrEqual(1)
    const placed = own.rating.phones.filter(({ word, start }) => never.includes(word) && start !== null)
    expect(new Set(placed.map(({ word }) => word)).size).toBeLessThanOrEqual(1)
  }
})

test('a skipped sentence is left out, and the one behind it is read', () => {
  const [first = 0, second = 0, third = 0] = words
  const skipped = rated[4]
  const said = skipped === undefined ? [] : saidOf(skipped)
  const isMiddle = (index: number) => index >= first && index < first + second
  expect(said.filter(isMiddle).length).toBeLessThanOrEqual(1)
  expect(said.filter((index) => index >= first + second).length).toBeGreaterThanOrEqual(third - 1)
})

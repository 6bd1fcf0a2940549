/**
 * A regression guard, and no estimate of how good the engine is: 40 clips are few, and the heads of the traits were fitted on takes of these speakers.
 * Where the clips come from and how limits are set anew: testing/clips/README.md.
 */
import { beforeAll, expect, test, vi } from 'vitest'
import type { SpeechRating } from '@rehearsal/rating/types'
import { createSpeechRaters } from './index.ts'
import { type GuardFigure, guardFigures } from './testing/guard-figures.ts'
import { rateClips, type RatedClip } from './testing/rate-clips.ts'
import { readClips } from './testing/read-clips.ts'

vi.setConfig({ hookTimeout: 400_000 })

type Limit = { name: GuardFigure; today: number; margin: number }

/** Engine 1.7.1, behind stops 1.8.0, on 29 November 2026, and by how much a figure may be worse (`node bench/guarded-clips.mjs`): what should be high, and what low. */
const high: Limit[] = [
  { name: 'total', today: 0.809, margin: 0.063 },
  { name: 'accuracy', today: 0.841, margin: 0.049 },
  { name: 'fluency', today: 0.784, margin: 0.066 },
  { name: 'prosody', today: 0.7, margin: 0.092 },
  { name: 'phones', today: 0.624, margin: 0.06 },
  { name: 'put in', today: 0.95, margin: 0.05 },
  { name: 'swapped', today: 1, margin: 0.05 },
  { name: 'removed', today: 0.5, margin: 0.08 },
  { name: 'before a stop', today: 0.903, margin: 0.038 },
]
const low: Limit[] = [
  { name: 'missed', today: 0.029, margin: 0.02 },
  { name: 'added', today: 0.004, margin: 0.02 },
  { name: 'after a stop', today: 0.037, margin: 0.02 },
]

let rated: RatedClip[]
beforeAll(async () => {
  rated = await rateClips(await createSpeechRaters(), await readClips())
})

test('there are forty clips', () => {
  expect(rated).toHaveLength(40)
})

test.each(high)('on the clips, $name is as high as on the day it was measured', ({ name, today, margin }) => {
  expect(guardFigures[name](rated)).toBeGreaterThanOrEqual(today - margin)
})

test.each(low)('on the clips, $name is as low as on the day it was measured', ({ name, today, margin }) => {
  expect(guardFigures[name](rated)).toBeLessThanOrEqual(today + margin)
})

test.each<[string, (rating: SpeechRating) => SpeechRating, GuardFigure[]]>([
  [
    'fluency is the same for everybody',
    (rating) => ({ ...rating, estimates: { ...rating.estimates, fluency: 0.8 } }),
    ['fluency'],
  ],
  [
    'scores of sounds are turned round',
    (rating) => ({ ...rating, phones: rating.phones.map((phone) => ({ ...phone, score: 2 - phone.score })) }),
    ['phones'],
  ],
  [
    'every word is called said',
    (rating) => ({ ...rating, words: rating.words.map((word) => ({ ...word, status: 'correct' })) }),
    ['put in', 'swapped', 'removed', 'after a stop'],
  ],
  [
    'every word is called missed',
    (rating) => ({ ...rating, words: rating.words.map((word) => ({ ...word, status: 'omitted' })) }),
    ['missed', 'removed', 'before a stop'],
  ],
])('a planted fault is caught: %s', (_, plant, caught) => {
  const faulty = rated.map(({ clip, whole, edited, cut }): RatedClip => ({
    clip,
    whole: plant(whole),
    edited: { ...edited, rating: plant(edited.rating) },
    cut: cut.map(({ said, rating }) => ({ said, rating: plant(rating) })),
  }))
  expect(worse(faulty)).toEqual(expect.arrayContaining(caught))
})

function worse(clips: readonly RatedClip[]): GuardFigure[] {
  const isLow = ({ name, today, margin }: Limit) => guardFigures[name](clips) < today - margin
  const isHigh = ({ name, today, margin }: Limit) => guardFigures[name](clips) > today + margin
  return [...high.filter(isLow), ...low.filter(isHigh)].map(({ name }) => name)
}

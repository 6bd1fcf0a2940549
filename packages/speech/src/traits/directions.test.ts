/** In which direction estimates move when a learner's take is made worse; over many takes: training/check-directions.ts. */
import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import type { SpeechRating } from '@rehearsal/rating/types'
import { createSpeechRaters } from '../index.ts'
import { type Clip, readClips } from '../testing/read-clips.ts'
import { babbleOf, clipped, saidFaster, whiteNoise, withNoise, withPause } from '../testing/spoil-take.ts'

vi.setConfig({ hookTimeout: 300_000 })

const CLIPS = 4
const BARELY = 0.03
/** Other voices are heard as sounds of the reader's: a known fault (docs/studies/2026-11-28-how-scores-were-measured.md). */
const BY_BABBLE = 0.05

let state = 5
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
const white = whiteNoise(80_000, random)

/** Where a slow reader is clear, and faster than that. */
const FAST = 'said 1.5 times as fast'
const BABBLE = 'babble 10 dB below'
const FASTER = 'said twice as fast'
const spoilings: Record<string, (clip: Clip, others: readonly Clip[]) => Float32Array> = {
  [FAST]: ({ pcm }) => saidFaster(pcm, 1.5),
  [FASTER]: ({ pcm }) => saidFaster(pcm, 2),
  'white noise 15 dB below': ({ pcm }) => withNoise(pcm, white, 15),
  [BABBLE]: ({ pcm }, others) => withNoise(pcm, babbleOf(others.map((other) => other.pcm)), 10),
  'recorded 12 dB too loud': ({ pcm }) => clipped(pcm, 12),
  'a pause of 2 s': ({ pcm, cuts }) => withPause(pcm, Math.round((cuts[0]?.seconds ?? 0) * 16_000), 2),
}

const clean: SpeechRating[] = []
const spoilt = new Map<string, SpeechRating[]>()

beforeAll(async () => {
  const { rateReading } = await createSpeechRaters()
  const all = (await readClips()).filter(({ cuts }) => cuts.length > 0)
  const clips = all.filter((_, i) => i % Math.floor(all.length / CLIPS) === 0).slice(0, CLIPS)
  for (const clip of clips) {
    const others = all.filter((other) => !clips.includes(other)).slice(0, 6)
    clean.push(await rateReading(clip))
    for (const [name, spoil] of Object.entries(spoilings)) {
      const rating = await rateReading({ text: clip.text, pcm: spoil(clip, others) })
      spoilt.set(name, [...(spoilt.get(name) ?? []), rating])
      await setImmediate()
    }
  }
})

const TRAITS = ['total', 'pronunciation', 'fluency', 'prosody'] as const

function risesOf(name: string, from: readonly SpeechRating[]): number[] {
  return (spoilt.get(name) ?? []).flatMap(({ estimates }, i) =>
    TRAITS.map((trait) => (estimates[trait] ?? 1) - (from[i]?.estimates[trait] ?? 0)),
  )
}

test.each(Object.keys(spoilings).filter((name) => name !== FAST && name !== FASTER))(
  '%s hardly raises an estimate',
  (name) => {
    expect(risesOf(name, clean)).toHaveLength(CLIPS * TRAITS.length)
    expect(Math.max(...risesOf(name, clean))).toBeLessThanOrEqual(name === BABBLE ? BY_BABBLE : BARELY)
  },
)

test('faster than clear is not better', () => {
  expect(Math.max(...risesOf(FASTER, spoilt.get(FAST) ?? []))).toBeLessThanOrEqual(BARELY)
})

test('a long pause costs fluency', () => {
  for (const [i, rating] of (spoilt.get('a pause of 2 s') ?? []).entries()) {
    expect(rating.estimates.fluency ?? 1).toBeLessThan((clean[i]?.estimates.fluency ?? 0) - BARELY)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { runPhoneLoop } from '../acoustics/phone-loop.ts'
import { classOf, FRAMES_PER_SOUND, saidScores } from '../testing/said-scores.ts'
import { alignChain } from './align-chain.ts'
import { buildChain } from './sound-chain.ts'
import { spotChain } from './spot-chain.ts'

const TRAIN = 'T R EY N'
const chainOf = (...words: string[]) => buildChain(words.map((phones) => phones.split(' ').map(classOf)))

function bestRatio(said: string, ...words: string[]): number {
  const scores = saidScores(said)
  const hits = spotChain(chainOf(...words), scores, runPhoneLoop(scores).prefix, -1000)
  return Math.max(...hits.map(({ logLikelihoodRatio }) => logLikelihoodRatio))
}

test('the phone loop finds the sounds that were said, and silence between them', () => {
  const { sounds, prefix } = runPhoneLoop(saidScores(`SIL SIL ${TRAIN} SIL`))
  expect(sounds.map(({ soundClass }) => soundClass)).toEqual(['SIL', 'T', 'R', 'EY', 'N', 'SIL'].map(classOf))
  expect(sounds.map(({ end }) => end / FRAMES_PER_SOUND)).toEqual([2, 3, 4, 5, 6, 7])
  expect(prefix.at(-1)).toBeGreaterThan(0)
})

test('a word that was said is likelier than free speech, where it was said', () => {
  const scores = saidScores(`SIL AH ${TRAIN} AH SIL`)
  const hits = spotChain(chainOf(TRAIN), scores, runPhoneLoop(scores).prefix, 0)
  expect(hits).toHaveLength(1)
  expect(hits[0]?.start).toBe(2 * FRAMES_PER_SOUND)
  expect(Math.abs((hits[0]?.end ?? 0) - 6 * FRAMES_PER_SOUND)).toBeLessThan(2)
})

test('a word said twice is found twice', () => {
  const scores = saidScores(`${TRAIN} AH ${TRAIN}`)
  expect(spotChain(chainOf(TRAIN), scores, runPhoneLoop(scores).prefix, 0)).toHaveLength(2)
})

test('the further a word is from what was said, the less likely it is', () => {
  const right = bestRatio(TRAIN, TRAIN)
  const near = bestRatio(TRAIN, 'T R EY L')
  const far = bestRatio(TRAIN, 'B UW G OW')
  expect(right).toBeGreaterThan(near)
  expect(near).toBeGreaterThan(far)
})

test('the words of a phrase may have silence between them, or none', () => {
  const apart = bestRatio('S IY SIL W AO L', 'S IY', 'W AO L')
  const together = bestRatio('S IY W AO L', 'S IY', 'W AO L')
  expect(Math.min(apart, together)).toBeGreaterThan(5)
})

test('the phones of a spotted word lie where they were said, silence between words left out', () => {
  const scores = saidScores('SIL S IY SIL W AO L')
  const places = alignChain(chainOf('S IY', 'W AO L'), scores, FRAMES_PER_SOUND, 7 * FRAMES_PER_SOUND)
  expect(places.map(({ start, end }) => [start / FRAMES_PER_SOUND, end / FRAMES_PER_SOUND])).toEqual([
    [1, 2],
    [2, 3],
    [4, 5],
    [5, 6],
    [6, 7],
  ])
})

test('a stretch too short for a word has no places for its phones', () => {
  expect(alignChain(chainOf(TRAIN), saidScores('T'), 0, FRAMES_PER_SOUND)).toEqual([])
})

test('the sounds of any take are in order, without overlap, and hits lie inside the take', () => {
  const phone = fc.constantFrom('SIL', ...ARPABET)
  fc.assert(
    fc.property(fc.array(phone, { minLength: 1, maxLength: 12 }), (phones) => {
      const scores = saidScores(phones.join(' '))
      const { sounds, prefix } = runPhoneLoop(scores)
      const frames = phones.length * FRAMES_PER_SOUND
      expect(sounds[0]?.start).toBe(0)
      expect(sounds.at(-1)?.end).toBe(frames)
      for (const [i, sound] of sounds.slice(1).entries()) expect(sound.start).toBe(sounds[i]?.end)
      for (const hit of spotChain(chainOf(TRAIN), scores, prefix, -1000)) {
        expect(hit.start >= 0 && hit.end > hit.start && hit.end <= frames).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

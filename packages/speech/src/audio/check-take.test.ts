import { expect, test } from 'vitest'
import { checkTake } from './check-take.ts'

/** Noise whose level swings like syllables do, or stays the same with `swing` 0. */
function syllables(amplitude: number, swing: number): Float32Array {
  let state = 1
  return Float32Array.from({ length: 32_000 }, (_, i) => {
    state = (state * 16_807) % 2_147_483_647
    const envelope = 1 - swing + swing * Math.max(0, Math.sin((2 * Math.PI * 2 * i) / 16_000))
    return amplitude * envelope * ((state / 2_147_483_647) * 2 - 1)
  })
}

test('sound that swings like speech passes', () => {
  expect(checkTake(syllables(0.3, 0.99)).issues).toEqual([])
})

test('silence, an empty take and steady noise hold no speech', () => {
  expect(checkTake(new Float32Array(32_000)).issues).toContain('no_speech')
  expect(checkTake(new Float32Array(0)).issues).toEqual(['too_short', 'no_speech'])
  expect(checkTake(syllables(0.1, 0)).issues).toContain('no_speech')
})

test('a constant offset is not speech', () => {
  expect(checkTake(new Float32Array(32_000).fill(0.4)).issues).toContain('no_speech')
})

test('speech far below full scale is too quiet', () => {
  expect(checkTake(syllables(0.004, 0.999)).issues).toEqual(['quiet'])
})

test('samples at full scale are clipping', () => {
  const clipped = syllables(1.5, 0.99).map((sample) => Math.max(-1, Math.min(1, sample)))
  expect(checkTake(clipped).issues).toEqual(['clipped'])
})

test('steady noise that can be heard is called noise, a silent microphone is not', () => {
  expect(checkTake(syllables(0.1, 0)).issues).toEqual(['no_speech', 'too_noisy'])
  expect(checkTake(syllables(0.0005, 0)).issues).toEqual(['no_speech'])
})

test('speech close to the noise is told, and closer still cannot be scored', () => {
  const speech = syllables(0.3, 1)
  const room = syllables(1, 0).toReversed()
  const issuesAt = (level: number) => checkTake(speech.map((sample, i) => sample + level * (room[i] ?? 0))).issues
  expect(issuesAt(0.001)).toEqual([])
  expect(issuesAt(0.035)).toEqual(['noisy'])
  expect(issuesAt(0.1)).toEqual(['too_noisy'])
})

test('a whistle or a row of beeps is no speech, whatever its rhythm', () => {
  const beeps = Float32Array.from({ length: 48_000 }, (_, i) => (i % 8000 < 3000 ? 0.3 * Math.sin(i / 4) : 0))
  const whistle = Float32Array.from({ length: 48_000 }, (_, i) => 0.3 * Math.sin(i / 9) * Math.abs(Math.sin(i / 3000)))
  for (const pcm of [beeps, whistle]) expect(checkTake(pcm).issues).toEqual(['no_speech'])
})

test('a melody or a row of chords is no speech, with or without a beat', () => {
  const wave = (i: number, hertz: number) => Math.sin((2 * Math.PI * hertz * i) / 16_000)
  const play = (sample: (i: number) => number) => Float32Array.from({ length: 64_000 }, (_, i) => sample(i))
  const scale = [220, 277, 330, 247, 392, 294, 349, 262]
  const noteAt = (i: number) => scale[Math.floor(i / 4000) % scale.length] ?? 0
  const rich = (i: number, hertz: number) => wave(i, hertz) + 0.6 * wave(i, 2 * hertz) + 0.4 * wave(i, 3 * hertz)
  const melody = play((i) => 0.2 * rich(i, noteAt(i)) * (0.6 + 0.4 * wave(i, 5)))
  const plucked = play((i) => 0.4 * rich(i, noteAt(i)) * Math.exp(-(i % 4000) / 2500))
  const chords = play((i) => {
    const root = noteAt(Math.floor(i / 2))
    const beat = i % 8000 < 800 ? 0.3 * Math.sin(i ** 2) : 0
    return 0.1 * (rich(i, root) + rich(i, 1.26 * root) + rich(i, 1.5 * root)) * Math.exp(-(i % 8000) / 6000) + beat
  })
  for (const pcm of [melody, plucked, chords]) expect(checkTake(pcm).issues).toEqual(['no_speech'])
})

test('a constant offset changes nothing of the judgement', () => {
  const pcm = syllables(0.3, 0.99)
  expect(checkTake(pcm.map((sample) => sample + 0.2)).issues).toEqual(checkTake(pcm).issues)
})

test('a wave cut flat for a quarter of its samples is too distorted', () => {
  const cut = syllables(40, 0.99).map((sample) => Math.max(-1, Math.min(1, sample)))
  expect(checkTake(cut).issues).toContain('too_distorted')
})

test('less than half a second is too short', () => {
  expect(checkTake(syllables(0.3, 0.99).subarray(0, 6000)).issues).toContain('too_short')
})

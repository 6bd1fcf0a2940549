import { expect, test } from 'vitest'
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { CLASSES } from '../acoustics/sound-classes.ts'
import { CEPSTRA, LOG_MELS } from '../front-end/front-end.ts'
import type { ReadWord } from '../reading/miscues.ts'
import { planText } from '../reading/plan-text.ts'
import { findFilledPauses } from './filled-pauses.ts'
import { findDisfluencies } from './find-disfluencies.ts'
import { shortfalls } from './shortfalls.ts'

/** A take in which each sound lasts ten frames and is plain to the network; `''` is silence. `isHeld`: one spectrum throughout. */
function heard(sounds: readonly string[], isHeld = false): { evidence: FrameEvidence; pitch: Float32Array } {
  const frames = sounds.length * 10
  const features = {
    frames,
    cepstra: new Float32Array(frames * CEPSTRA),
    logMels: new Float32Array(frames * LOG_MELS),
    energies: new Float32Array(frames),
  }
  const posteriors = new Float32Array(frames * CLASSES).fill(-6)
  const pitch = new Float32Array(frames).fill(Number.NaN)
  for (let t = 0; t < frames; t++) {
    const sound = sounds[Math.floor(t / 10)] ?? ''
    const column = ARPABET.findIndex((phone) => phone === sound)
    posteriors[t * CLASSES + (column < 0 ? CLASSES - 1 : column)] = -0.1
    if (sound === '') continue
    features.energies[t] = 10
    pitch[t] = 4
    const isMoving = !(isHeld && sound === 'AH')
    for (let i = 0; i < LOG_MELS; i++) features.logMels[t * LOG_MELS + i] = isMoving ? Math.sin(i + t / 2) : 1
  }
  const table = { frames, scores: new Float32Array(0) }
  const networkPriors = new Float32Array(CLASSES)
  const evidence = { features, networkPosteriors: posteriors, networkPriors, gaussianPosteriors: posteriors, table }
  return { evidence: { ...evidence, table: Object(table) }, pitch }
}

const word = (index: number, start: number, end: number): ReadWord => ({
  index,
  status: 'correct',
  variant: 0,
  start,
  end,
})

test('a vowel held between two words is a filled pause, a moving sound there is none', () => {
  const sounds = ['', 'B', 'IH', 'G', '', 'AH', 'AH', 'AH', '', 'D', 'AO', 'G', '']
  const gap = [{ start: 40, end: 90 }]
  const held = heard(sounds, true)
  expect(findFilledPauses(held.evidence, held.pitch, gap)).toEqual([{ start: 50, end: 80 }])
  const moving = heard(sounds)
  expect(findFilledPauses(moving.evidence, moving.pitch, gap)).toEqual([])
})

test('a whispered or short sound between words is no filled pause', () => {
  const { evidence, pitch } = heard(['B', 'IH', 'G', '', 'AH', '', 'D', 'AO', 'G', ''], true)
  expect(findFilledPauses(evidence, pitch, [{ start: 30, end: 60 }])).toEqual([])
  const long = heard(['B', 'IH', 'G', '', 'AH', 'AH', 'AH', '', 'D', 'AO', 'G'], true)
  expect(findFilledPauses(long.evidence, long.pitch.fill(Number.NaN), [{ start: 30, end: 80 }])).toEqual([])
})

test('the beginning of a word fits its beginning, the whole fits the whole', () => {
  const { evidence } = heard(['T', 'AY', 'G', 'ER'])
  const tiger = ['T', 'AY', 'G', 'ER']
  const begun = shortfalls(evidence.networkPosteriors, { start: 0, end: 20 }, tiger)
  expect(begun.beginning).toBeLessThan(0.1)
  expect(begun.whole).toBeGreaterThan(1)
  expect(shortfalls(evidence.networkPosteriors, { start: 0, end: 40 }, tiger).whole).toBeLessThan(0.1)
  expect(shortfalls(evidence.networkPosteriors, { start: 0, end: 40 }, [])).toEqual({
    whole: Infinity,
    beginning: Infinity,
  })
})

test.each([
  ['begun and put right', ['T', 'AY'], 'self-correction'],
  ['said twice', ['T', 'AY', 'G', 'ER'], 'repetition'],
])('a word %s is told as what it is', (_what, extra, kind) => {
  const said = ['B', 'IH', 'G', '', ...extra, '', 'T', 'AY', 'G', 'ER', '']
  const { evidence, pitch } = heard(said)
  const from = 50 + extra.length * 10
  const disfluencies = findDisfluencies(
    evidence,
    pitch,
    [word(0, 0, 30), word(1, from, from + 40)],
    planText('big tiger'),
  )
  expect(disfluencies.map((disfluency) => disfluency.kind)).toEqual([kind])
  expect(disfluencies[0]?.start).toBeCloseTo(0.4)
})

test('a fluent reading has no disfluencies', () => {
  const { evidence, pitch } = heard(['B', 'IH', 'G', '', 'T', 'AY', 'G', 'ER', ''])
  expect(findDisfluencies(evidence, pitch, [word(0, 0, 30), word(1, 40, 80)], planText('big tiger'))).toEqual([])
})

test('repeated words side by side are one repetition', () => {
  const { evidence, pitch } = heard(['B', 'IH', 'G', 'B', 'IH', 'G'])
  const read: ReadWord[] = [{ ...word(0, 0, 30), status: 'repeated' }, word(0, 30, 60)]
  expect(findDisfluencies(evidence, pitch, read, planText('big'))).toEqual([{ kind: 'repetition', start: 0, end: 0.3 }])
})

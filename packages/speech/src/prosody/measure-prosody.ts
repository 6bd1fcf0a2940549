/** Measures how a reading was said, beside its words: melody, disfluencies, rates, stress. */
import type { Disfluency, Pause, WordStress } from '@rehearsal/exam/score'
import { stressedSyllables } from '@rehearsal/phonetics/pronunciation/stress-patterns'
import type { SpeechSigns } from '@rehearsal/rating/types'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import type { ReadWord } from '../reading/miscues.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import type { ScoredWord } from '../pronunciation/scored-word.ts'
import { findDisfluencies } from './find-disfluencies.ts'
import { pitchLineOf } from './pitch-line.ts'
import { secondsOfSpeech, speechRate } from './speech-rate.ts'
import { type StressModel, wordStress } from './word-stress.ts'

/** A silence this long behind a word draws its last syllable out. */
const PHRASE_END_FRAMES = 10

/** What is heard of a reading beside its words. `pitch` is a track of 10 ms frames. */
export type ProsodicMeasures = { pitch: Float32Array; disfluencies: Disfluency[] }

/** The melody and the disfluencies of a reading; `pitch` is its track. */
export function measureProsody(
  pitch: Float32Array,
  evidence: FrameEvidence,
  read: readonly ReadWord[],
  plan: readonly PlannedWord[],
): ProsodicMeasures {
  return { pitch, disfluencies: findDisfluencies(evidence, pitch, read, plan) }
}

/** The signs as they are kept: pitch line, disfluencies, rates. */
export function speechSigns(
  { pitch, disfluencies }: ProsodicMeasures,
  scored: readonly ScoredWord[],
  pauses: readonly Pause[],
  wordsPerMinute: number,
): SpeechSigns {
  const phones = scored.flatMap((word) => word.phones.map(({ phone }) => phone))
  return {
    disfluencies,
    pitch: pitchLineOf(pitch),
    rate: speechRate(wordsPerMinute, phones, secondsOfSpeech(scored, pauses)),
  }
}

/** Which syllable carried the stress, per word of two and more syllables that was read. */
export function measureStress(
  model: StressModel,
  { pitch }: ProsodicMeasures,
  { features, networkPosteriors }: Pick<FrameEvidence, 'features' | 'networkPosteriors'>,
  scored: readonly ScoredWord[],
  plan: readonly PlannedWord[],
): Map<ReadWord, WordStress> {
  const evidence = { energies: features.energies, posteriors: networkPosteriors, pitch }
  return new Map(
    scored.flatMap((word, i): [ReadWord, WordStress][] => {
      const planned = plan[word.index]
      const spoken =
        planned?.readings.length === 1 && planned.readings[0]?.length === 1 ? planned.readings[0][0] : undefined
      if (word.read.status !== 'correct' || spoken === undefined) return []
      const next = scored[i + 1]
      const isBeforePause = next === undefined || next.start - word.end >= PHRASE_END_FRAMES
      const accepted = stressedSyllables(spoken, word.phones.map(({ phone }) => phone)) // prettier-ignore
      const stress = wordStress(model, word.phones, evidence, accepted, isBeforePause)
      return stress === undefined ? [] : [[word.read, stress]]
    }),
  )
}

/** Whether what was taken for an added word is only a filled pause: half of it is one. `word` has frames, disfluencies seconds. */
export function isFilledPause(word: ReadWord, disfluencies: readonly Disfluency[]): boolean {
  if (word.status !== 'inserted' || word.start === null || word.end === null) return false
  const [start, end] = [word.start / FRAMES_PER_SECOND, word.end / FRAMES_PER_SECOND]
  const covered = disfluencies
    .filter(({ kind }) => kind === 'hesitation')
    .reduce((sum, other) => sum + Math.max(0, Math.min(end, other.end) - Math.max(start, other.start)), 0)
  return covered > (end - start) / 2
}

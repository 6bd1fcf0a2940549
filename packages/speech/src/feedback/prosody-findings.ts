import type { Disfluency, Finding } from '@rehearsal/exam/score'
import { isSureStress } from '@rehearsal/exam/speech/evidence-of-speech'
import type { SpeechRating } from '@rehearsal/rating/types'

type Rated = Pick<SpeechRating, 'words' | 'signs'>

const MAX_STRESS_FINDINGS = 3
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const DISFLUENCIES = {
  hesitation: {
    code: 'filled_pause',
    message: 'A filled pause (“er”, “um”). Pause in silence instead, at the end of a phrase.',
  },
  repetition: { code: 'said_again', message: 'You said something twice here. Read on even when a word went wrong.' },
  'self-correction': {
    code: 'false_start',
    message: 'You began a word, broke off and began again. Look a few words ahead before you speak.',
  },
} as const satisfies Record<Disfluency['kind'], Pick<Finding, 'code' | 'message'>>

/** Disfluencies in plain words. Repetitions that stand among the words already are told there. */
export function disfluencyFindings({ words, signs }: Rated): Finding[] {
  return (signs?.disfluencies ?? [])
    .filter(
      (disfluency) =>
        disfluency.kind !== 'repetition' ||
        !words.some((word) => word.status === 'repeated' && overlaps(word, disfluency)),
    )
    .map(({ kind, start, end }) => ({ ...DISFLUENCIES[kind], severity: 'minor', start, end }))
}

/** Words that carried their stress on another syllable than any dictionary gives, where that was heard clearly. */
export function stressFindings({ words }: Rated): Finding[] {
  return words
    .flatMap((word) => (word.stress === undefined ? [] : [{ ...word, stress: word.stress }]))
    .filter(({ stress }) => stress.heard !== stress.expected && isSureStress(stress))
    .toSorted((a, b) => b.stress.confidence - a.stress.confidence)
    .slice(0, MAX_STRESS_FINDINGS)
    .map(({ word, stress, start, end }) => ({
      code: 'stress_wrong',
      severity: 'minor',
      ...(start === null ? {} : { start }),
      ...(end === null ? {} : { end }),
      message: `“${word}” seems to be stressed on its ${ordinal(stress.heard)} syllable. Stress the ${ordinal(stress.expected)}.`,
    }))
}

/** Whether a word and a disfluency share time. */
export function overlaps(word: SpeechRating['words'][number], disfluency: Disfluency): boolean {
  return word.start !== null && word.end !== null && word.start < disfluency.end && word.end > disfluency.start
}

function ordinal(syllable: number): string {
  return ORDINALS[syllable] ?? `${syllable + 1}th`
}

import type { OpenSpeechRating } from '@rehearsal/raters/types'
import type { Score } from '@rehearsal/exam/score'
import type { Trait } from '@rehearsal/exam/trait'
import { type JudgedTrait, ratedScore } from '@rehearsal/scoring/rated-score'
import type { ScoringContext } from './scorer.ts'
import { LONG_PAUSE_SECONDS } from './speech-traits.ts'

/** The score of speech in the learner's own words: what was said (content or appropriacy), how it sounded, how it flowed. */
export function openSpeechScore(
  rating: OpenSpeechRating,
  contentTrait: Extract<Trait, 'content' | 'appropriacy'>,
  { format, rules }: ScoringContext,
): Score {
  const { estimates, standardErrors, pauses } = rating
  const long = pauses.filter(({ start, end }) => end - start >= LONG_PAUSE_SECONDS).length
  return ratedScore({
    format,
    rules,
    engine: rating.engine,
    judged: {
      [contentTrait]: contentOf(rating),
      pronunciation: {
        share: estimates.pronunciation ?? 0,
        standardError: standardErrors.pronunciation,
        reason: estimates.pronunciation === null ? 'No sound could be judged.' : 'Judged by how clear the sounds are.',
      },
      fluency: {
        share: estimates.fluency ?? 0,
        standardError: standardErrors.fluency,
        reason: `About ${Math.round(rating.wordsPerMinute)} words a minute, ${long === 1 ? '1 long pause' : `${long} long pauses`}.`,
      },
    },
    findings: rating.findings,
    evidence: {
      kind: 'open-speech',
      seconds: rating.seconds,
      words: rating.words,
      pauses,
      ...rating.signs,
      keyPoints: rating.keyPoints,
      isRough: rating.isRough,
    },
    estimates,
  })
}

function contentOf({ coverage, keyPoints, isRough, standardErrors }: OpenSpeechRating): JudgedTrait {
  const heard = keyPoints.filter(({ isCovered }) => isCovered).length
  const rough = isRough ? ' Rough estimate: only words of the subject are listened for.' : ''
  return {
    share: coverage,
    standardError: standardErrors.content,
    reason: `${heard} of ${keyPoints.length} main points heard.${rough}`,
  }
}

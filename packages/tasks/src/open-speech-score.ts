import { LONG_PAUSE_SECONDS } from '@rehearsal/exam/speech/long-pause'
import type { OpenSpeechRating } from '@rehearsal/rating/types'
import type { Score } from '@rehearsal/exam/score'
import type { Trait } from '@rehearsal/exam/trait'
import { type JudgedTrait, ratedScore } from '@rehearsal/scoring/rated-score'
import { namesOfSources } from './transcript-sources.ts'
import type { ScoringContext } from './scorer.ts'

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
        reason: `About ${rating.wordsPerMinute} words a minute, ${long === 1 ? '1 long pause' : `${long} long pauses`}.`,
      },
    },
    findings: rating.findings,
    evidence: {
      kind: 'open-speech',
      seconds: rating.seconds,
      words: rating.words,
      phones: rating.phones,
      pauses,
      transcriptSource: rating.transcriptSource,
      ...rating.signs,
      keyPoints: rating.keyPoints,
      isRough: rating.isRough,
    },
    estimates,
  })
}

function contentOf(rating: OpenSpeechRating): JudgedTrait {
  const { coverage, keyPoints, standardErrors, findings } = rating
  const heard = keyPoints.filter(({ isCovered }) => isCovered).length
  const isDoubtful = heard > 0 && findings.some(({ code }) => code === 'topic_doubtful')
  const held = isDoubtful ? ', but half at most: we could not tell whether they answer the situation' : ''
  return {
    share: coverage,
    standardError: standardErrors.content,
    reason: `${heard} of ${keyPoints.length} main points heard${held}.${basisOf(rating)}`,
  }
}

function basisOf({ isRough, transcriptSource, estimates }: OpenSpeechRating): string {
  if (isRough || transcriptSource === 'spotting') {
    return ' Rough estimate: only words of the subject are listened for.'
  }
  const { appropriacy, organisation } = estimates
  const fit = appropriacy === undefined ? '' : ` Fit to the listener: ${percent(appropriacy)}.`
  const links =
    organisation === undefined || appropriacy !== undefined ? '' : ` Links and order: ${percent(organisation)}.`
  return `${links}${fit} Judged by the words that ${namesOfSources[transcriptSource]} wrote down.`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

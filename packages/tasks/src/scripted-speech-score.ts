import type { Score } from '@rehearsal/exam/score'
import type { SpeechRating } from '@rehearsal/rating/types'
import { ratedScore } from '@rehearsal/scoring/rated-score'
import type { ScoringContext } from './scorer.ts'
import { judgeFluency, judgePronunciation, judgeScriptedContent } from './speech-traits.ts'

/**
 * The score of a text that was to be said as it stands: content by its words, pronunciation and fluency by the rater.
 *
 * @param otherText what a learner is told who said another text, in the words of the task
 */
export function scriptedSpeechScore(rating: SpeechRating, { format, rules }: ScoringContext, otherText: string): Score {
  return ratedScore({
    format,
    rules,
    engine: rating.engine,
    judged: {
      content: judgeScriptedContent(rating),
      pronunciation: judgePronunciation(rating),
      fluency: judgeFluency(rating),
    },
    findings: rating.findings.map((finding) =>
      finding.code === 'other_text' ? { ...finding, message: otherText } : finding,
    ),
    evidence: {
      kind: 'speech',
      seconds: rating.seconds,
      words: rating.words,
      phones: rating.phones,
      pauses: rating.pauses,
      ...rating.signs,
    },
    estimates: rating.estimates,
  })
}

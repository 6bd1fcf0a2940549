import { pointDoubt } from '@rehearsal/exam/point-doubt'
import type { Finding } from '@rehearsal/exam/score'
import type { HeardSpeech, OpenSpeechRating, SpokenContent } from '../types/open-speech.ts'

const MAX_POINT_FINDINGS = 4
/** As shares of all marks: of content nothing is known where its topic is not, and all marks may hang on it. */
const DOUBTFUL_ERRORS = { content: 0.5, total: 0.3 }

/** The whole rating: how it sounded, and what was judged of its transcript. */
export function addSpokenContent(heard: HeardSpeech, content: SpokenContent): OpenSpeechRating {
  return {
    ...heard,
    keyPoints: content.keyPoints,
    coverage: content.share,
    standardErrors: {
      ...heard.standardErrors,
      content: Math.hypot(heard.standardErrors.content, pointDoubt(content.keyPoints)),
    },
    estimates: {
      ...heard.estimates,
      content: content.share,
      organisation: content.organisation,
      ...(content.appropriacy === null ? {} : { appropriacy: content.appropriacy }),
    },
    ...(content.isTopicDoubtful === true ? { standardErrors: { ...heard.standardErrors, ...DOUBTFUL_ERRORS } } : {}),
    findings: [...content.findings, ...heard.findings, ...missingPoints(content)],
  }
}

function missingPoints({ keyPoints }: SpokenContent): Finding[] {
  return keyPoints
    .filter(({ isCovered }) => !isCovered)
    .slice(0, MAX_POINT_FINDINGS)
    .map(({ point, quote, truth }) => ({
      code: 'main_point_missing',
      severity: 'minor',
      message: `${truth === 'reversed' ? 'Said the other way round' : quote === null ? 'Not said' : 'Said only in part'}: ${point}`,
    }))
}

import { rateBand } from '@rehearsal/exam/speech/rate-band'

/** The rate to aim for, as the rate chart and the advice of a result name it. */
export const RATE_ADVICE = `Aim for ${rateBand.lowWordsPerMinute} to ${rateBand.highWordsPerMinute}.`

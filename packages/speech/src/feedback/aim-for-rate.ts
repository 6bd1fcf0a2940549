import { rateBand } from '@rehearsal/exam/speech/rate-band'

/** The rate to aim for, as the rate chart and the advice of a result name it. */
export const AIM_FOR_RATE = `Aim for ${rateBand.lowWordsPerMinute} to ${rateBand.highWordsPerMinute}.`

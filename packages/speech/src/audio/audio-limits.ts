import { longestAnswerSeconds, takeLimits } from '@rehearsal/exam/takes/take-limits'
import { taskIds } from '@rehearsal/exam/task-ids'

/** What a recording may cost before it is decoded. */
export type AudioLimits = {
  maxSeconds: number
  /** Size of the file as sent. */
  maxBytes: number
  /** Size of the decoded 16-bit PCM at the file's own rate and channels. */
  maxPcmBytes: number
  /** Rate what is there of a file whose last frame is missing (command line), instead of refusing it. */
  isTruncationAllowed?: boolean
}

/** Limits of a take for which there are so many seconds to answer. */
export function audioLimitsOf(answerSeconds: number): AudioLimits {
  const { seconds, bytes, pcmBytes } = takeLimits(answerSeconds)
  return { maxSeconds: seconds, maxBytes: bytes, maxPcmBytes: pcmBytes }
}

/** Limits for the longest answer of any exam, doubled by the most extra time that one grants. */
export const DEFAULT_AUDIO_LIMITS: AudioLimits = audioLimitsOf(longestAnswerSeconds(taskIds, 100))

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

/**
 * Limits for the longest answer there is: 40 s, doubled by the most extra time that an exam grants. The second of slack
 * covers encoder padding and button latency.
 */
export const DEFAULT_AUDIO_LIMITS = {
  maxSeconds: 81,
  maxBytes: 2_000_000,
  maxPcmBytes: 16_000_000,
} as const satisfies AudioLimits

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

/** Limits of architecture §4 for a 60 s answer; the second of slack covers encoder padding and button latency. */
export const DEFAULT_AUDIO_LIMITS = {
  maxSeconds: 61,
  maxBytes: 2_000_000,
  maxPcmBytes: 12_000_000,
} as const satisfies AudioLimits

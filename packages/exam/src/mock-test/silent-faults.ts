/**
 * Faults of a take in which nothing was said that could be marked: it was answered, and earns nothing wherever answers count. What is no
 * recording at all is none of our recorder's, and would otherwise spare its sender a zero.
 */
export const SILENT_FAULTS = ['no_speech', 'audio_too_short', 'audio_empty', 'audio_unusable'] as const
export type SilentFault = (typeof SILENT_FAULTS)[number]

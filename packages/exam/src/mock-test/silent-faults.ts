/** Faults of a take in which nothing was said that could be marked: it was answered, and earns nothing wherever answers count. */
export const SILENT_FAULTS = ['no_speech', 'audio_too_short', 'audio_empty'] as const
export type SilentFault = (typeof SILENT_FAULTS)[number]

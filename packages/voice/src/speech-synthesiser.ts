/** A female (slt) and a male (rms) voice of the United States, and a male voice of Scotland (awb). */
export const voices = ['slt', 'rms', 'awb'] as const
export type Voice = (typeof voices)[number]

/** Mono PCM, −1 to 1. */
export type Speech = { pcm: Float32Array; sampleRate: number }

/** Says a text. Id and version name the engine wherever its audio is kept. */
export type SpeechSynthesiser = {
  id: string
  version: string
  /** `speed` is relative to the voice's own: 0.9 is a tenth slower. Rejects with a `VoiceError`. */
  synthesise(text: string, voice: Voice, speed?: number): Promise<Speech>
}

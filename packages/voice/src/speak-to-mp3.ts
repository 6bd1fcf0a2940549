import { encodeMp3 } from './encode-mp3.ts'
import { flite } from './flite/flite.ts'
import { levelSpeech, peakOf, rmsOf } from './level-speech.ts'
import type { SpeechSynthesiser, Voice } from './speech-synthesiser.ts'

export type SpokenMp3 = {
  mp3: Uint8Array
  durationSeconds: number
  /** Largest sample and root mean square before encoding, 0–1: what a check of the audio needs. */
  peak: number
  rms: number
}

/** Says `text` and returns it as levelled mono mp3, padded by 0.2 s at both ends. Rejects with a `VoiceError`. */
export async function speakToMp3(
  text: string,
  voice: Voice,
  synthesiser: SpeechSynthesiser = flite,
): Promise<SpokenMp3> {
  const { pcm, sampleRate } = levelSpeech(await synthesiser.synthesise(text, voice))
  return {
    mp3: encodeMp3(pcm, sampleRate),
    durationSeconds: pcm.length / sampleRate,
    peak: peakOf(pcm),
    rms: rmsOf(pcm),
  }
}

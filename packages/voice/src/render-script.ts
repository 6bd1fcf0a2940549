import { encodeMp3 } from './encode-mp3.ts'
import { VoiceError } from './errors.ts'
import { flite } from './flite/flite.ts'
import { PAD_SECONDS, PEAK, peakOf, rmsOf, trimSilence } from './level-speech.ts'
import type { SpeechSynthesiser, Voice } from './speech-synthesiser.ts'

/** What one recording says: turns of one or several voices, and perhaps a beep in place of the last words. */
export type SpeechScript = {
  turns: readonly { voice: Voice; text: string }[]
  endsInBeep?: boolean | undefined
  /** Relative to the voices' own: 0.9 is a tenth slower. */
  speed?: number | undefined
}

export type RenderedScript = { mp3: Uint8Array; durationSeconds: number; peak: number; rms: number }

/** Silence between speakers: long enough to hear that another one begins. */
const TURN_PAUSE_SECONDS = 0.45
/** All voices sound equally loud: this root mean square, unless a peak would then clip. */
const LOUDNESS = 0.11
const BEEP = { gapSeconds: 0.15, seconds: 0.6, hertz: 1000, level: 0.25, rampSeconds: 0.01 } as const

/**
 * Says a script and returns it as mono mp3: voices equally loud, a pause between turns, 0.2 s of silence at both ends.
 * The same script and engine give the same bytes. Rejects with a `VoiceError`.
 */
export async function renderScript(
  { turns, endsInBeep = false, speed }: SpeechScript,
  synthesiser: SpeechSynthesiser = flite,
): Promise<RenderedScript> {
  const spoken: { pcm: Float32Array; sampleRate: number }[] = []
  for (const { voice, text } of turns) {
    const turn = trimSilence(await synthesiser.synthesise(text, voice, speed))
    if (turn.pcm.length === 0) throw new VoiceError('silent', text.slice(0, 60))
    spoken.push(level(turn))
  }
  const sampleRate = spoken[0]?.sampleRate ?? 16_000
  const silence = (seconds: number) => new Float32Array(Math.round(seconds * sampleRate))
  const pcm = joined([
    silence(PAD_SECONDS),
    ...spoken.flatMap((turn, i) => (i === 0 ? [turn.pcm] : [silence(TURN_PAUSE_SECONDS), turn.pcm])),
    ...(endsInBeep ? [silence(BEEP.gapSeconds), beep(sampleRate)] : []),
    silence(PAD_SECONDS),
  ])
  return {
    mp3: encodeMp3(pcm, sampleRate),
    durationSeconds: pcm.length / sampleRate,
    peak: peakOf(pcm),
    rms: rmsOf(pcm),
  }
}

function level({ pcm, sampleRate }: { pcm: Float32Array; sampleRate: number }) {
  const gain = Math.min(PEAK / peakOf(pcm), LOUDNESS / rmsOf(pcm))
  return { pcm: pcm.map((sample) => sample * gain), sampleRate }
}

function beep(sampleRate: number): Float32Array {
  const ramp = BEEP.rampSeconds * sampleRate
  const length = Math.round(BEEP.seconds * sampleRate)
  return Float32Array.from({ length }, (_, i) => {
    const envelope = Math.min(1, i / ramp, (length - 1 - i) / ramp)
    return BEEP.level * envelope * Math.sin((2 * Math.PI * BEEP.hertz * i) / sampleRate)
  })
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

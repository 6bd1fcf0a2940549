/** Voice activity detection by the phones that the phone loop finds. */
import type { Pause } from '@rehearsal/exam/score'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import { PAUSE_FRAMES } from '../prosody/find-pauses.ts'
import { SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import type { LoopSound } from '../acoustics/phone-loop.ts'

/** Shorter speech is a click or a breath. */
const MIN_SPEECH_FRAMES = 10
/** Speech is never this far (natural logs of energy, about 30 dB) below the loudest parts of the take. */
const QUIETEST = 7

/** Voice activity detection by the phone loop: where there is speech, sounds that are neither silence nor far too quiet, joined over gaps shorter than a pause. */
export function detectSpeech(sounds: readonly LoopSound[], energies: Float32Array): FrameSpan[] {
  const loud = [...energies].toSorted((a, b) => a - b)[Math.floor(energies.length * 0.95)] ?? 0
  const spans: FrameSpan[] = []
  for (const { soundClass, start, end } of sounds) {
    if (soundClass === SILENCE_CLASS || meanOf(energies, start, end) < loud - QUIETEST) continue
    const last = spans.at(-1)
    if (last !== undefined && start - last.end < PAUSE_FRAMES) last.end = end
    else spans.push({ start, end })
  }
  return spans.filter(({ start, end }) => end - start >= MIN_SPEECH_FRAMES)
}

/** Silences of 0.25 s or more between the first and the last speech, in seconds. */
export function pausesBetween(spans: readonly FrameSpan[]): Pause[] {
  return spans.slice(1).map(({ start }, i) => ({
    start: (spans[i]?.end ?? start) / FRAMES_PER_SECOND,
    end: start / FRAMES_PER_SECOND,
  }))
}

function meanOf(values: Float32Array, start: number, end: number): number {
  let sum = 0
  for (let t = start; t < end; t++) sum += values[t] ?? 0
  return sum / Math.max(1, end - start)
}

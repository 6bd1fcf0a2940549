import type { Failure } from './recorder-machine.ts'
import { isSoundFault, type SoundFault } from './source-health.ts'

/** What happened, in plain words. */
const happened: Record<Failure, string> = {
  disconnected: 'The microphone was disconnected.',
  refused: 'The browser took back the permission to use the microphone.',
  interrupted: 'A call or another app interrupted the recording.',
  background: 'The page was in the background and the browser stopped the recording.',
  asleep: 'The device went to sleep, and the recording stopped.',
  'no-sound': 'The microphone sends no sound.',
  busy: 'Another app is using the microphone, or it does not answer. Close the other app or plug the microphone in again, then press Record.',
  missing: 'No microphone is connected. Plug one in, or turn your headset on, then press Record.',
  'needs-press': 'Your browser records only after a press. Press Record to begin.',
  'not-loaded': 'A part of the recorder could not be loaded. Check your connection, then press Record.',
  forbidden:
    'This page may not use a microphone here. Open it in a tab of its own; if that does not help, tell whoever runs this site.',
  'time-up': 'The time was up before anything was recorded. Start over with Try again.',
  unknown: 'The recording could not be made. Check the microphone and try again.',
}

/** What all recorders of the product say of their sound. Part of `RecorderTexts`. */
export const recorderOutcomeTexts = {
  failure: (failure: Failure): string =>
    isSoundFault(failure)
      ? `${happened[failure]} Nothing was recorded. Check the microphone, then press Record.`
      : happened[failure],
  fault: (fault: SoundFault): string => `${happened[fault]} What was recorded before is kept.`,
  slow: 'The browser has not opened the microphone yet. Answer its question about the microphone, or press Record to try again.',
}

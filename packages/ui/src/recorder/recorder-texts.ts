import type { Failure } from './recorder-machine.ts'
import type { SoundFault } from './source-health.ts'

export type RecorderTexts = {
  /** The name of the whole panel. */
  panel: string
  start: string
  stop: string
  /** While permission is asked for, and while the tone sounds. */
  starting: string
  encoding: string
  tryAgain: string
  elapsed: string
  maximum: (seconds: number) => string
  level: string
  levelLow: string
  levelGood: string
  levelHigh: string
  waveform: string
  stoppedSilence: string
  stoppedMaximum: string
  /** Why there is no recording, and what to do. */
  failure: (failure: Failure) => string
  /** Why a recording ended that neither the learner nor its time ended. */
  fault: (fault: SoundFault) => string
  /** The browser has not answered for long. */
  slow: string
  /** The saved microphone is gone, and the browser's default one records. */
  replaced: string
  deniedTitle: string
  deniedText: string
  requestPermission: string
  permissionFailed: string
  close: string
}

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
  failed: string
  /** The saved microphone is gone, and the browser's default one records. */
  replaced: string
  deniedTitle: string
  deniedText: string
  requestPermission: string
  permissionFailed: string
  close: string
}

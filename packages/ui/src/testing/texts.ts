import type { AudioPlayerTexts } from '../audio-player/player-texts.ts'
import type { RecorderTexts } from '../recorder/recorder-texts.ts'

/** Texts for tests, so that a test names only what it is about. */
export const audioPlayerTexts: AudioPlayerTexts = {
  player: 'Audio',
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  playAfter: (seconds) => `Play after ${seconds} sec`,
  playNow: 'Play now',
  position: 'Position',
  positionText: (at, total) => `${at} of ${total}`,
  speed: 'Speed',
  speedOption: (speed) => `${speed}x`,
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  playedOnce: 'Played once',
  failed: 'The audio could not be loaded.',
  retry: 'Retry',
  loading: 'Loading',
}

export const recorderTexts: RecorderTexts = {
  panel: 'Recorder',
  start: 'Start recording',
  stop: 'Stop recording',
  starting: 'Starting',
  encoding: 'Saving the recording',
  tryAgain: 'Try again',
  elapsed: 'Recorded',
  maximum: (seconds) => `Up to ${seconds} seconds`,
  level: 'Voice level',
  levelLow: 'Too quiet',
  levelGood: 'Good level',
  levelHigh: 'Too loud',
  waveform: 'Waveform',
  stoppedSilence: 'Recording stopped automatically because no sound was detected for 3 seconds.',
  stoppedMaximum: 'Recording stopped at the maximum time.',
  failed: 'The recording failed.',
  replaced: 'The saved microphone is gone.',
  deniedTitle: 'No Microphone Permission',
  deniedText: 'Enable the microphone or allow it in your browser settings.',
  requestPermission: 'Request Permission',
  permissionFailed: 'Permission was refused again.',
  close: 'Close',
}

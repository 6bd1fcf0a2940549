/** What players and recorders say. */
const seconds = (count: number) => (count === 1 ? '1 second' : `${count} seconds`)

export const audioPlayerTexts = {
  player: 'Recording',
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  playAfter: (count: number) => `Play after ${count} sec`,
  playNow: 'Play now',
  position: 'Position',
  positionText: (at: string, total: string) => `${at} of ${total}`,
  speed: 'Speed',
  speedOption: (speed: number) => `${speed}×`,
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  playedOnce: 'Played. It is played only once.',
  refused:
    'Your browser plays no sound before you press something. Press Start at once: in a mock test the time goes on.',
  start: 'Start',
  halted: 'The sound was paused before its end. It goes on where it stopped; in a mock test the time goes on.',
  goOn: 'Go on',
  failed: 'The recording could not be loaded.',
  retry: 'Try again',
  loading: 'Loading',
}

export const takePlayerTexts = { ...audioPlayerTexts, player: 'My recording' }
export const modelPlayerTexts = { ...audioPlayerTexts, player: 'Model reading' }
export const modelAnswerPlayerTexts = { ...audioPlayerTexts, player: 'Model answer' }
export const explanationPlayerTexts = { ...audioPlayerTexts, player: 'Explanation' }

export const recorderTexts = {
  panel: 'Recorder',
  start: 'Record',
  stop: 'Stop recording',
  starting: 'Starting the microphone',
  encoding: 'Preparing the recording',
  /** Specification §4.1. */
  tryAgain: 'Try again',
  elapsed: 'Recorded time',
  maximum: (count: number) => `Up to ${seconds(count)}`,
  level: 'Microphone level',
  levelLow: 'Too quiet',
  levelGood: 'Good level',
  levelHigh: 'Too loud',
  waveform: 'Sound of the recording',
  /** Word for word from specification §8. */
  stoppedSilence: 'Recording stopped automatically because no sound was detected for 3 seconds.',
  stoppedMaximum: 'Recording stopped because the time was up.',
  replaced:
    'The microphone you saved is not connected, so the default one is used. You can choose another in Microphone setup.',
  deniedTitle: 'No Microphone Permission',
  deniedText: 'Enable the microphone, or allow it for this page in the browser settings, and try again.',
  requestPermission: 'Request Permission',
  permissionFailed: 'The browser still refuses the microphone. Allow it in the browser settings of this page.',
  close: 'Close',
}

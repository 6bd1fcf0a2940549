import { translator } from '../i18n/translator.ts'

export const t = translator({
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  playAfter: 'Play after {seconds} sec',
  playNow: 'Play now',
  audioPosition: 'Position',
  audioPositionText: '{at} of {total}',
  speed: 'Speed',
  speedOption: '{speed}×',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  audioFailed: 'The recording could not be loaded.',
  audioLoading: 'Loading',
  retry: 'Retry',
})

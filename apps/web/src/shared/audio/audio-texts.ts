import type { AudioPlayerTexts } from '@rehearsal/ui/audio-player'
import { t } from './messages.ts'

/** The texts of an audio player that goes by the name `player`. */
export const audioTexts = (player: string): AudioPlayerTexts => ({
  player,
  play: t('play'),
  pause: t('pause'),
  replay: t('replay'),
  playAfter: (seconds) => t('playAfter', { seconds }),
  playNow: t('playNow'),
  position: t('audioPosition'),
  positionText: (at, total) => t('audioPositionText', { at, total }),
  speed: t('speed'),
  speedOption: (speed) => t('speedOption', { speed }),
  volume: t('volume'),
  mute: t('mute'),
  unmute: t('unmute'),
  playedOnce: '',
  refused: '',
  start: t('play'),
  halted: '',
  goOn: t('play'),
  failed: t('audioFailed'),
  retry: t('retry'),
  loading: t('audioLoading'),
})

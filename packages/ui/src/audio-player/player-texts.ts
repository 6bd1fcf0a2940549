export type AudioPlayerTexts = {
  /** The name of the whole player. */
  player: string
  play: string
  pause: string
  replay: string
  /** "Play after N sec" (specification §4.3). */
  playAfter: (seconds: number) => string
  playNow: string
  position: string
  positionText: (at: string, total: string) => string
  speed: string
  speedOption: (speed: number) => string
  volume: string
  mute: string
  unmute: string
  playedOnce: string
  /** In the exam: the browser plays nothing before a press, and what the press does. */
  refused: string
  start: string
  /** In the exam: something paused it on its way, and what goes on. */
  halted: string
  goOn: string
  failed: string
  retry: string
  loading: string
}

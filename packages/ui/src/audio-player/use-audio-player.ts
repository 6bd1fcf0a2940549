import { useEffect, useRef, type RefObject } from 'react'
import { useMachine } from '../machine/use-machine.ts'
import {
  audioPlayerMachine,
  initialAudioPlayer,
  type AudioPlayerEffect,
  type AudioPlayerEvent,
  type AudioPlayerState,
} from './audio-player-machine.ts'

export type AudioPlayerOptions = {
  src: string
  /** 0 = at once; absent = only by hand. */
  startsAfterSeconds?: number | undefined
  isPlayOnce?: boolean | undefined
  /** Known before the file is loaded. */
  durationSeconds?: number | undefined
  onStart?: (() => void) | undefined
  onEnd?: (() => void) | undefined
}

export type AudioPlayerHandle = {
  state: AudioPlayerState
  send: (event: AudioPlayerEvent) => void
  isPlayOnce: boolean
  /** For the `<audio>` element, together with `media`. */
  ref: RefObject<HTMLAudioElement | null>
  media: {
    src: string
    preload: 'auto'
    onLoadedMetadata: () => void
    onDurationChange: () => void
    onEnded: () => void
    onError: () => void
  }
}

type Send = (event: AudioPlayerEvent) => void

function startPlaying(audio: HTMLAudioElement, speed: number, send: Send): void {
  // Loading a file sets the rate back.
  audio.playbackRate = speed
  void audio.play().catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    // A pause or another source came in between: nothing is wrong.
    if (name === 'AbortError') return
    send({ type: name === 'NotAllowedError' ? 'refused' : 'failed' })
  })
}

function runEffect(effect: AudioPlayerEffect, audio: HTMLAudioElement | null, speed: number, send: Send): void {
  if (!audio) return
  switch (effect.type) {
    case 'play':
      startPlaying(audio, speed, send)
      return
    case 'pause':
      audio.pause()
      return
    case 'load':
      audio.load()
      return
    case 'seek':
      audio.currentTime = effect.toSeconds
      return
    case 'speed':
      audio.playbackRate = effect.speed
      return
    case 'volume':
      audio.volume = effect.volume
  }
}

/** The clocks: the seconds of the countdown, and the position while it plays. */
function useClocks(phase: AudioPlayerState['phase'], ref: RefObject<HTMLAudioElement | null>, send: Send): void {
  useEffect(() => {
    if (phase !== 'countdown') return
    const clock = setInterval(() => send({ type: 'second-passed' }), 1000)
    return () => clearInterval(clock)
  }, [phase, send])
  useEffect(() => {
    if (phase !== 'playing') return
    const clock = setInterval(() => {
      if (ref.current) send({ type: 'moved', toSeconds: ref.current.currentTime })
    }, 80)
    return () => clearInterval(clock)
  }, [phase, ref, send])
}

/** Runs the player's machine on an `<audio>` element that the caller renders with `ref` and `media`. */
export function useAudioPlayer(options: AudioPlayerOptions): AudioPlayerHandle {
  const { src, startsAfterSeconds, isPlayOnce = false, durationSeconds = 0, onStart, onEnd } = options
  const ref = useRef<HTMLAudioElement>(null)
  const [state, send] = useMachine(
    (present: AudioPlayerState, event: AudioPlayerEvent) => audioPlayerMachine(present, event, { isPlayOnce }),
    { ...initialAudioPlayer, durationSeconds },
    (effect: AudioPlayerEffect, report: Send) => {
      if (effect.type === 'play') onStart?.()
      runEffect(effect, ref.current, state.speed, report)
    },
  )
  useClocks(state.phase, ref, send)
  useEffect(() => {
    send({ type: 'shown', startsAfterSeconds })
  }, [send, startsAfterSeconds])
  useEffect(() => {
    const audio = ref.current
    return () => audio?.pause()
  }, [])
  const learnDuration = () => {
    const seconds = ref.current?.duration ?? 0
    if (Number.isFinite(seconds) && seconds > 0) send({ type: 'duration-known', seconds })
  }
  const media = {
    src,
    preload: 'auto' as const,
    onLoadedMetadata: learnDuration,
    onDurationChange: learnDuration,
    onEnded: () => {
      send({ type: 'ended' })
      onEnd?.()
    },
    onError: () => send({ type: 'failed' }),
  }
  return { state, send, isPlayOnce, ref, media }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useMachine } from '../machine/use-machine.ts'
import {
  audioPlayerMachine,
  initialAudioPlayer,
  type AudioPlayerEffect,
  type AudioPlayerEvent,
  type AudioPlayerState,
} from './audio-player-machine.ts'
import { createPlayback, type Playback } from './playback.ts'

export type AudioPlayerOptions = {
  src: string
  /** 0 = at once; absent = only by hand. */
  startsAfterSeconds?: number | undefined
  isPlayOnce?: boolean | undefined
  /** It was played to its end before, elsewhere; with `isPlayOnce` it plays no more, and its end is told at once. */
  isHeard?: boolean | undefined
  /** Known before the file is loaded. */
  durationSeconds?: number | undefined
  /** What it begins with, for who chose a speed before; 1 unless told. */
  initialSpeed?: number | undefined
  onSpeed?: ((speed: number) => void) | undefined
  onStart?: (() => void) | undefined
  onEnd?: (() => void) | undefined
}

type Send = (event: AudioPlayerEvent) => void

export type AudioPlayerHandle = { state: AudioPlayerState; send: Send; isPlayOnce: boolean }

/** The clocks: the seconds of the countdown, and the position while it plays. */
function useClocks(phase: AudioPlayerState['phase'], playback: Playback, send: Send): void {
  useEffect(() => {
    if (phase !== 'countdown') return
    const clock = setInterval(() => send({ type: 'second-passed' }), 1000)
    return () => clearInterval(clock)
  }, [phase, send])
  useEffect(() => {
    if (phase !== 'playing') return
    const clock = setInterval(() => send({ type: 'moved', toSeconds: playback.positionSeconds() }), 80)
    return () => clearInterval(clock)
  }, [phase, playback, send])
}

/** Runs the player's machine on a sound of the browser (specification §4.3). Leaving the page stops it. */
export function useAudioPlayer(options: AudioPlayerOptions): AudioPlayerHandle {
  const {
    src,
    startsAfterSeconds,
    isPlayOnce = false,
    isHeard = false,
    durationSeconds = 0,
    initialSpeed = 1,
  } = options
  const { onSpeed, onStart, onEnd } = options
  const [playback] = useState(createPlayback)
  const [state, send] = useMachine(
    (present: AudioPlayerState, event: AudioPlayerEvent) => audioPlayerMachine(present, event, { isPlayOnce }),
    {
      ...initialAudioPlayer,
      ...(isHeard ? ({ phase: 'ended', timesEnded: 1 } as const) : {}),
      durationSeconds,
      speed: initialSpeed,
    },
    (effect: AudioPlayerEffect, report: Send) => {
      if (effect.type === 'play') onStart?.()
      if (effect.type === 'speed') onSpeed?.(effect.speed)
      playback.run(effect, report)
    },
  )
  useEffect(() => {
    playback.open(src, send)
    return () => {
      playback.close()
      send({ type: 'hidden' })
    }
  }, [playback, src, send])
  // Apart from the sound itself: a page that stops asking for a start does not stop what plays.
  useEffect(() => send({ type: 'shown', startsAfterSeconds }), [send, startsAfterSeconds])
  useClocks(state.phase, playback, send)
  const tellEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (state.timesEnded > 0) tellEnd()
  }, [state.timesEnded])
  return { state, send, isPlayOnce }
}

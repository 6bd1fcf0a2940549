import type { AudioPlayerEffect, AudioPlayerEvent } from './audio-player-machine.ts'

type Send = (event: AudioPlayerEvent) => void

/** One sound of the browser, told what to do by effects and telling what happens by events. */
export type Playback = {
  open(src: string, send: Send): void
  run(effect: AudioPlayerEffect, send: Send): void
  positionSeconds(): number
  close(): void
}

function start(audio: HTMLAudioElement, speed: number, send: Send): void {
  // Loading a file sets the rate back.
  audio.playbackRate = speed
  audio.play().catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    // A pause or another source came in between: nothing is wrong.
    if (name === 'AbortError') return
    send({ type: name === 'NotAllowedError' ? 'refused' : 'failed' })
  })
}

function runOn(audio: HTMLAudioElement, effect: AudioPlayerEffect, send: Send): void {
  switch (effect.type) {
    case 'play':
      start(audio, effect.speed, send)
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

export function createPlayback(): Playback {
  const audio = new Audio()
  let listening = new AbortController()
  return {
    open(src, send) {
      listening = new AbortController()
      const { signal } = listening
      const learnDuration = () => {
        if (Number.isFinite(audio.duration)) send({ type: 'duration-known', seconds: audio.duration })
      }
      audio.addEventListener('loadedmetadata', learnDuration, { signal })
      audio.addEventListener('durationchange', learnDuration, { signal })
      audio.addEventListener('ended', () => send({ type: 'ended' }), { signal })
      const tellPause = () => {
        // At the end it pauses by itself; and one that plays on already was only started anew.
        if (!audio.ended && audio.paused) send({ type: 'paused-outside' })
      }
      audio.addEventListener('pause', tellPause, { signal })
      audio.addEventListener('error', () => send({ type: 'failed' }), { signal })
      audio.preload = 'auto'
      audio.src = src
    },
    run: (effect, send) => runOn(audio, effect, send),
    positionSeconds: () => audio.currentTime,
    close() {
      listening.abort()
      audio.pause()
      // Stops a download that is still running.
      audio.removeAttribute('src')
      audio.load()
    },
  }
}

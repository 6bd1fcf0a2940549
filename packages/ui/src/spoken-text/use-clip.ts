import { useEffect, useRef, useState } from 'react'

/** A stretch of a sound, in seconds; the whole sound where it is absent. */
export type Clip = { startSeconds: number; endSeconds: number }

type Playing = { id: string; audio: HTMLAudioElement }

/** A word cut exactly at its end loses its last consonant. */
const MARGIN_SECONDS = 0.06

/** Plays one sound at a time, or a stretch of it. `playingId` says which; `play` on what plays stops it. */
export function useClip() {
  const current = useRef<Playing | null>(null)
  const [playingId, setPlayingId] = useState<string | null>(null)
  const stop = () => {
    current.current?.audio.pause()
    current.current = null
    setPlayingId(null)
  }
  useEffect(
    () => () => {
      current.current?.audio.pause()
    },
    [],
  )
  const play = (id: string, url: string, clip?: Clip) => {
    const wasThis = current.current?.id === id
    stop()
    if (wasThis) return
    const audio = new Audio(url)
    current.current = { id, audio }
    setPlayingId(id)
    const end = () => {
      if (current.current?.audio === audio) stop()
    }
    audio.addEventListener('ended', end)
    audio.addEventListener('error', end)
    if (clip) playStretch(audio, clip, end)
    else audio.play().catch(end)
  }
  return { playingId, play, stop }
}

function playStretch(audio: HTMLAudioElement, { startSeconds, endSeconds }: Clip, end: () => void): void {
  audio.addEventListener('loadedmetadata', () => {
    audio.currentTime = Math.max(0, startSeconds - MARGIN_SECONDS)
    audio.play().catch(end)
  })
  // `timeupdate` comes four times a second, which is longer than a short word.
  const watch = setInterval(() => {
    if (!audio.paused && audio.currentTime >= endSeconds + MARGIN_SECONDS) end()
    if (audio.ended || (audio.paused && audio.currentTime > 0)) clearInterval(watch)
  }, 20)
  audio.load()
}

import { useEffect, useRef, useState } from 'react'

/** A stretch of a sound, in seconds. */
export type Clip = { startSeconds: number; endSeconds: number }

type Playing = { id: string; stop(): void }

/** A word cut exactly at its end loses its last consonant. */
const MARGIN_SECONDS = 0.06
/** `timeupdate` comes four times a second, which is longer than a short word. */
const LOOK_MILLISECONDS = 20

/** Plays one sound at a time, or a stretch of it. `playingId` says which; `play` on what plays stops it. */
export function useClip() {
  const current = useRef<Playing | null>(null)
  const [playingId, setPlayingId] = useState<string | null>(null)
  const stop = () => {
    current.current?.stop()
    current.current = null
    setPlayingId(null)
  }
  useEffect(() => () => current.current?.stop(), [])
  const play = (id: string, url: string, clip?: Clip) => {
    const wasThis = current.current?.id === id
    stop()
    if (wasThis) return
    const playing: Playing = { id, stop: sound(url, clip, () => current.current === playing && stop()) }
    current.current = playing
    setPlayingId(id)
  }
  return { playingId, play, stop }
}

/** Starts a sound and calls `onEnd` after its end, or when it cannot be played. Returns how to stop it. */
function sound(url: string, clip: Clip | undefined, onEnd: () => void): () => void {
  const audio = new Audio(url)
  // Before the file is known this is where it will start. Waiting for the file would lose the press that a phone asks for.
  if (clip) audio.currentTime = Math.max(0, clip.startSeconds - MARGIN_SECONDS)
  const watch = setInterval(() => {
    if (clip && audio.currentTime >= clip.endSeconds + MARGIN_SECONDS) onEnd()
  }, LOOK_MILLISECONDS)
  audio.addEventListener('ended', onEnd)
  audio.addEventListener('error', onEnd)
  audio.play().catch(onEnd)
  return () => {
    clearInterval(watch)
    audio.pause()
  }
}

import { toast } from '@rehearsal/ui/toast'
import { useEffect, useRef } from 'react'
import { t } from '../messages.ts'

/** Plays one recording at a time; leaving the page stops it. */
export function useWordSound() {
  const sound = useRef<HTMLAudioElement | null>(null)
  useEffect(() => () => sound.current?.pause(), [])
  const play = async (url: string) => {
    sound.current?.pause()
    const audio = new Audio(url)
    sound.current = audio
    await audio.play()
  }
  return {
    /** The learner asked for it, and is told when it fails. */
    play: (url: string) =>
      void play(url).catch((error: unknown) => isBrokenOff(error) || toast(t('soundFailed'), { tone: 'bad' })),
    /** Browsers may refuse to play before the first press. */
    playByItself: (url: string) => void play(url).catch(() => undefined),
  }
}

/** Another sound, or another page, came first. */
const isBrokenOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

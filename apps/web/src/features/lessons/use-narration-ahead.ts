import { useEffect } from 'react'
import { loadMedia } from '../../shared/api/load-media.ts'
import { logProblem } from '../../shared/log.ts'

/** Asks for a narration before it is needed: the server may have to render it first. Without one, the player asks itself. */
export function useNarrationAhead(audioUrl: string | null): void {
  useEffect(() => {
    if (audioUrl === null) return
    const asking = new AbortController()
    loadMedia(audioUrl, asking.signal).catch((error: unknown) => {
      if (!asking.signal.aborted) logProblem('The next narration was not loaded ahead', error)
    })
    return () => asking.abort()
  }, [audioUrl])
}

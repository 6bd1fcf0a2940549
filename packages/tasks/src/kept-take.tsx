import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Button } from '@rehearsal/ui/button'
import { useEffect, useState } from 'react'
import { playerTexts } from './messages.ts'
import { recorderTexts, takePlayerTexts } from './sound-messages.ts'

type Props = { base64: string; onAgain: () => void; isLocked: boolean }

/** A recording from before the page was loaded: to hear, and to replace. */
export function KeptTake({ base64, onAgain, isLocked }: Props) {
  const url = useObjectUrl(base64)
  return (
    <section aria-label={recorderTexts.panel} className="grid gap-3">
      <div className="flex items-center gap-x-5 gap-y-3 max-md:flex-wrap">
        {url === null ? null : <AudioPlayer src={url} texts={takePlayerTexts} variant="compact" tone="speaking" />}
        {isLocked ? null : (
          <Button onClick={onAgain} className="max-md:w-full">
            {recorderTexts.tryAgain}
          </Button>
        )}
      </div>
      {isLocked ? null : <p className="text-sm text-ink-3">{playerTexts.keptTake}</p>}
    </section>
  )
}

/** A URL under which the browser plays the mp3 in `base64`; null until it is there. */
function useObjectUrl(base64: string): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    void blobOf(base64).then((blob) => {
      if (isGone) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    })
    return () => {
      isGone = true
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [base64])
  return url
}

async function blobOf(base64: string): Promise<Blob> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'audio/mpeg' })
}

import type { SpokenWord } from '@rehearsal/exam/score'
import { ClipList } from '@rehearsal/ui/clip-list'
import { useClip } from '@rehearsal/ui/spoken-text'
import { formatSeconds } from '@rehearsal/ui/timer'
import { resultTexts } from '../messages.ts'

type Props = { words: readonly SpokenWord[]; recordingUrl: string | null }

/** The words that were recognised in open speech, each to hear where it was said. */
export function SpottedWords({ words, recordingUrl }: Props) {
  const { playingId, play } = useClip()
  if (words.length === 0) return <p className="text-ink-2">{resultTexts.noSpottedWords}</p>
  const clips = words.map(({ word, start, end }, index) => ({
    id: String(index),
    label: word,
    detail: start === null ? '' : formatSeconds(start),
    clip: start === null || end === null ? undefined : { startSeconds: start, endSeconds: end },
  }))
  return (
    <>
      <ClipList
        label={resultTexts.spottedWords}
        clips={clips}
        playingId={playingId}
        isDisabled={recordingUrl === null}
        onPlay={(id) => {
          const clip = clips.find((each) => each.id === id)?.clip
          if (recordingUrl !== null && clip) play(id, recordingUrl, clip)
        }}
      />
      {recordingUrl === null ? null : <p className="mt-2 text-sm text-ink-3">{resultTexts.spottedHint}</p>}
    </>
  )
}

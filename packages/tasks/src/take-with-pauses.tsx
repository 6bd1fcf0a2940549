import type { Pause } from '@rehearsal/exam/score'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { resultTexts, takePlayerTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

type Props = {
  /** Null where the recording is not there: another learner's, or deleted. */
  url: string | null
  peaks: readonly number[]
  seconds: number
  pauses: readonly Pause[]
}

/** The learner's recording with its pauses, on the wave and in words. */
export function TakeWithPauses({ url, peaks, seconds, pauses }: Props) {
  if (url === null) return null
  const longest = Math.max(0, ...pauses.map(({ start, end }) => end - start))
  const spans = pauses.map(({ start, end }) => ({ start: start / seconds, end: end / seconds, tone: 'fair' as const }))
  return (
    <ResultSection title={resultTexts.myRecording}>
      <AudioPlayer
        src={url}
        texts={takePlayerTexts}
        durationSeconds={seconds}
        tone="speaking"
        variant="compact"
        spans={spans}
        {...(peaks.length > 0 ? { peaks } : {})}
      />
      {pauses.length === 0 ? null : (
        <p className="num mt-2 text-sm text-ink-3">
          {resultTexts.pauses(pauses.length)} {resultTexts.longestPause(longest.toFixed(1))}
        </p>
      )}
    </ResultSection>
  )
}

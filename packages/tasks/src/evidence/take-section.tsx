import type { SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
import { MarkedPlayer } from '@rehearsal/ui/audio-player'
import type { Ref } from 'react'
import { resultTexts } from '../messages.ts'
import { ResultSection } from '../result-section.tsx'
import { marksOf } from './marks-of.ts'
import { markedPlayerTexts } from './messages.ts'

type Props = {
  evidence: SpeechEvidence
  /** Null where the recording is not there: another learner's, or deleted. */
  url: string | null
  peaks: readonly number[]
  cue: { seconds: number; key: number } | null
  ref: Ref<HTMLElement>
}

/** The learner's recording with its pauses, slips and stumbles: on the wave, and as a list. */
export function TakeSection({ evidence, url, peaks, cue, ref }: Props) {
  if (url === null) return null
  const { seconds, pauses } = evidence
  const longest = Math.max(0, ...pauses.map(({ start, end }) => end - start))
  return (
    <ResultSection title={resultTexts.myRecording} ref={ref}>
      <MarkedPlayer
        src={url}
        durationSeconds={seconds}
        peaks={peaks}
        marks={marksOf(evidence)}
        texts={markedPlayerTexts}
        tone="speaking"
        cue={cue}
      />
      {pauses.length === 0 ? null : (
        <p className="num mt-2 text-sm text-ink-3">
          {resultTexts.pauses(pauses.length)} {resultTexts.longestPause(longest.toFixed(1))}
        </p>
      )}
    </ResultSection>
  )
}

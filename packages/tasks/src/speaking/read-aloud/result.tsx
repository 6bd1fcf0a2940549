import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { SpokenText, useClip } from '@rehearsal/ui/spoken-text'
import { useState } from 'react'
import type { z } from 'zod'
import { resultTexts, takePlayerTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import { heardWords } from '../../spoken-words.ts'
import type { ResultProps } from '../../view.tsx'
import type { readAloud } from './definition.ts'
import { HeardWordCard } from './heard-word-card.tsx'

type Props = ResultProps<
  z.infer<typeof readAloud.prompt>,
  z.infer<typeof readAloud.answerKey>,
  z.infer<typeof readAloud.answer>
>

/** What was heard, word by word and sound by sound, beside the recording it was heard in. */
export function ReadAloudResult({ prompt, answerKey, score, media, recordingUrl, recordingPeaks }: Props) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const { playingId, play } = useClip()
  const { evidence } = score
  if (evidence.kind !== 'speech') return null
  const words = heardWords(prompt.text, evidence.words, evidence.phones)
  const selected = words.find(({ id }) => id === selectedId)
  const hear = (id: string) => {
    const clip = words.find((word) => word.id === id)?.clip
    if (recordingUrl !== null && clip) play('mine', recordingUrl, clip)
  }
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.whatWeHeard}>
        {words.length === 0 ? (
          <p className="text-ink-2">{resultTexts.nothingHeard}</p>
        ) : (
          <SpokenText
            words={words}
            selectedId={selectedId}
            texts={resultTexts.heardText}
            onSelect={(id) => {
              setSelectedId(id)
              hear(id)
            }}
          />
        )}
        {selected ? (
          <HeardWordCard
            word={selected}
            playingId={playingId}
            onMine={recordingUrl !== null && selected.clip ? () => hear(selected.id) : undefined}
            onModel={() => play('model', media(answerKey.modelAudio))}
          />
        ) : null}
      </ResultSection>
      {recordingUrl === null ? null : (
        <ResultSection title={resultTexts.myRecording}>
          <Recording evidence={evidence} url={recordingUrl} peaks={recordingPeaks} />
        </ResultSection>
      )}
    </div>
  )
}

type RecordingProps = { evidence: SpeechEvidence; url: string; peaks: readonly number[] }
type SpeechEvidence = Extract<Props['score']['evidence'], { kind: 'speech' }>

/** The take with its pauses, on the wave and in words. */
function Recording({ evidence: { seconds, pauses }, url, peaks }: RecordingProps) {
  const longest = Math.max(0, ...pauses.map(({ start, end }) => end - start))
  const spans = pauses.map(({ start, end }) => ({ start: start / seconds, end: end / seconds, tone: 'fair' as const }))
  return (
    <>
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
    </>
  )
}

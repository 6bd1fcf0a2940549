import { SpokenText, useClip } from '@rehearsal/ui/spoken-text'
import { useState, type ReactNode } from 'react'
import { EvidencePart } from './evidence-part.tsx'
import { HeardWordCard } from './heard-word-card.tsx'
import type { KeyExtras } from './key-extras.ts'
import { KeyExtrasSection } from './key-extras-section.tsx'
import { resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'
import { heardWords, type HeardWord } from './spoken-words.ts'
import { TakeWithPauses } from './take-with-pauses.tsx'
import type { ResultProps } from './view.tsx'

type Props = ResultProps<unknown, KeyExtras, unknown> & {
  /** What was to be said as it stands. */
  text: string
  /** URL of a recording that says it. */
  modelUrl: string
  /** What this kind shows besides. */
  children?: ReactNode
}

/** What was heard of a known text, word by word and sound by sound, beside the recording it was heard in. */
export function ScriptedSpeechResult(props: Props) {
  const { text, modelUrl, score, recordingUrl, recordingPeaks, answerKey, media, children } = props
  return (
    <div className="grid gap-6">
      <EvidencePart
        evidence={score.evidence}
        speech={({ seconds, words, phones, pauses }) => (
          <>
            <ResultSection title={resultTexts.whatWeHeard}>
              <HeardText words={heardWords(text, words, phones)} modelUrl={modelUrl} recordingUrl={recordingUrl} />
            </ResultSection>
            <TakeWithPauses url={recordingUrl} peaks={recordingPeaks} seconds={seconds} pauses={pauses} />
          </>
        )}
      />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

type HeardTextProps = { words: readonly HeardWord[]; modelUrl: string; recordingUrl: string | null }

function HeardText({ words, modelUrl, recordingUrl }: HeardTextProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const { playingId, play } = useClip()
  if (words.length === 0) return <p className="text-ink-2">{resultTexts.nothingHeard}</p>
  const selected = words.find(({ id }) => id === selectedId)
  const hear = (id: string) => {
    const clip = words.find((word) => word.id === id)?.clip
    if (recordingUrl !== null && clip) play('mine', recordingUrl, clip)
  }
  return (
    <>
      <SpokenText
        words={words}
        selectedId={selectedId}
        texts={resultTexts.heardText}
        onSelect={(id) => {
          setSelectedId(id)
          hear(id)
        }}
      />
      {selected ? (
        <HeardWordCard
          word={selected}
          playingId={playingId}
          onMine={recordingUrl !== null && selected.clip ? () => hear(selected.id) : undefined}
          onModel={() => play('model', modelUrl)}
        />
      ) : null}
    </>
  )
}

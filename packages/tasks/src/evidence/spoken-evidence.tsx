import type { SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
import { weakSounds } from '@rehearsal/exam/speech/weak-sounds'
import { type ReactNode, useRef } from 'react'
import { resultTexts } from '../messages.ts'
import { transcribedTexts } from './messages.ts'
import { ResultSection } from '../result-section.tsx'
import { CompareSection } from './compare-section.tsx'
import { DrillsSection } from './drills-section.tsx'
import { HeardText } from './heard-text.tsx'
import { MelodySection } from './melody-section.tsx'
import { RateSection } from './rate-section.tsx'
import { RhythmSection } from './rhythm-section.tsx'
import type { EvidenceJump, SpokenExtras } from './spoken-extras.ts'
import { heardWords, transcribedWords } from './spoken-words.ts'
import { TakeSection } from './take-section.tsx'
import { useJump } from './use-jump.tsx'

type Props = {
  evidence: SpeechEvidence
  /** What was to be said as it stands; null of open speech, whose words are its own. */
  script: string | null
  /** Null where there is no model voice. */
  modelUrl: string | null
  recordingUrl: string | null
  recordingPeaks: readonly number[]
  spoken: SpokenExtras | undefined
  /** A new key shows, and plays where it can be played, what the target names. */
  jump?: EvidenceJump | undefined
  /** Stands in place of the words: those of open speech may only be spotted. */
  words?: ReactNode
  title?: string
  /** A line beneath the words: where they come from. */
  note?: string | undefined
}

/** Everything that can be heard and seen of a spoken answer. What an engine did not measure is not shown. */
export function SpokenEvidence(props: Props) {
  const { evidence, script, modelUrl, recordingUrl, recordingPeaks, spoken, jump, note, title } = props
  const card = useRef<HTMLElement>(null)
  const take = useRef<HTMLElement>(null)
  const rate = useRef<HTMLElement>(null)
  const { selectedId, setSelectedId, cue } = useJump(jump, { card, take, rate })
  const phones = evidence.phones ?? []
  const isOpen = evidence.kind === 'open-speech'
  const words = isOpen ? transcribedWords(evidence.words, phones) : heardWords(script ?? '', evidence.words, phones)
  const texts = isOpen ? transcribedTexts : resultTexts.heardText
  const isScript = script !== null
  const model = modelUrl === null ? null : { url: modelUrl, speech: spoken?.modelSpeech, isScript }
  const wordKey = jump?.target.to === 'word' ? jump.key : undefined
  const choosing = { words, selectedId, onSelect: setSelectedId }
  return (
    <>
      {props.words ?? (
        <ResultSection title={title ?? resultTexts.whatWeHeard}>
          <HeardText
            {...choosing}
            texts={texts}
            recordingUrl={recordingUrl}
            model={model}
            cardRef={card}
            jumpKey={wordKey}
          />
          {note === undefined ? null : <p className="mt-2 text-[0.8125rem] text-ink-3">{note}</p>}
        </ResultSection>
      )}
      <TakeSection ref={take} evidence={evidence} url={recordingUrl} peaks={recordingPeaks} cue={cue} />
      <MelodySection {...choosing} evidence={evidence} modelSpeech={spoken?.modelSpeech} isScript={isScript} />
      <RateSection ref={rate} evidence={evidence} />
      <RhythmSection evidence={evidence} modelSpeech={spoken?.modelSpeech} />
      {!spoken?.isMine ? null : (
        <>
          <DrillsSection {...spoken} sounds={weakSounds(evidence.words, phones)} drills={spoken.drills} />
          <CompareSection attempts={spoken.attempts} traitName={spoken.traitName} />
        </>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { SpokenEvidence } from './evidence/spoken-evidence.tsx'
import { EvidencePart } from './evidence-part.tsx'
import type { KeyExtras } from './key-extras.ts'
import { KeyExtrasSection } from './key-extras-section.tsx'
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
  const { text, modelUrl, score, recordingUrl, recordingPeaks, answerKey, media, spoken, jump, children } = props
  const recording = { recordingUrl, recordingPeaks, spoken, jump }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <EvidencePart
        evidence={score.evidence}
        speech={(evidence) => <SpokenEvidence {...recording} evidence={evidence} script={text} modelUrl={modelUrl} />}
      />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

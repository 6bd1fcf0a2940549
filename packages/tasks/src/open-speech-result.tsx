import type { Evidence } from '@rehearsal/exam/score'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Banner } from '@rehearsal/ui/banner'
import { type ReactNode, useRef } from 'react'
import { InDeviceVoice } from './device-voice.tsx'
import { sourceTexts } from './evidence/messages.ts'
import { SpokenEvidence } from './evidence/spoken-evidence.tsx'
import { SpottedWords } from './evidence/spotted-words.tsx'
import { useShownPart } from './evidence/use-jump.tsx'
import { EvidencePart } from './evidence-part.tsx'
import { ExamText } from './exam-text.tsx'
import type { KeyExtras } from './key-extras.ts'
import { KeyExtrasSection } from './key-extras-section.tsx'
import { CoveredKeyPoints, KeyPointList } from './key-points.tsx'
import { resultTexts } from './messages.ts'
import { modelAnswerPlayerTexts } from './sound-messages.ts'
import { ResultSection } from './result-section.tsx'
import type { ModelAnswerProps, ResultProps } from './view.tsx'

type OpenKey = KeyExtras & { keyPoints: readonly { point: string }[]; sampleAnswer: string; modelAudio: string }

/** What this kind shows besides: a picture, a lecture, a situation. */
type Besides = { children?: ReactNode }

/** Speech in the learner's own words: the points heard, the words they rest on, the recording, and a model answer. */
export function OpenSpeechResult(props: ResultProps<unknown, OpenKey, unknown> & Besides) {
  const { score, answerKey, media, children } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <EvidencePart
        evidence={score.evidence}
        openSpeech={(evidence) => (
          <OpenEvidence {...props} evidence={evidence} modelUrl={media(answerKey.modelAudio)} />
        )}
      />
      <SpokenModel answerKey={answerKey} media={media} />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

type OpenEvidenceProps = Pick<
  ResultProps<unknown, unknown, unknown>,
  'recordingUrl' | 'recordingPeaks' | 'spoken' | 'jump'
> & {
  evidence: Extract<Evidence, { kind: 'open-speech' }>
  modelUrl: string
}

function OpenEvidence({ evidence, modelUrl, recordingUrl, recordingPeaks, spoken, jump }: OpenEvidenceProps) {
  const { isRough, keyPoints, words, transcriptSource = 'spotting' } = evidence
  const points = useRef<HTMLDivElement>(null)
  useShownPart(jump, ({ to }) => (to === 'key-points' ? points.current : null))
  const spotted = (
    <ResultSection title={resultTexts.spottedWords}>
      <SpottedWords words={words} recordingUrl={recordingUrl} />
    </ResultSection>
  )
  return (
    <>
      {isRough ? (
        <Banner tone="fair" isLive={false}>
          {resultTexts.rough}
        </Banner>
      ) : null}
      <div ref={points} tabIndex={-1}>
        <CoveredKeyPoints
          keyPoints={keyPoints}
          doneLabel={resultTexts.heard}
          partLabel={resultTexts.heardInPart}
          openLabel={resultTexts.notHeard}
        />
      </div>
      <SpokenEvidence
        {...{ evidence, modelUrl, recordingUrl, recordingPeaks, spoken, jump }}
        script={null}
        {...(transcriptSource === 'spotting' ? { words: spotted } : { note: sourceTexts[transcriptSource] })}
      />
    </>
  )
}

/** A model answer with its main points. */
export function OpenSpeechModelAnswer({ answerKey, media, children }: ModelAnswerProps<unknown, OpenKey> & Besides) {
  return (
    <div className="grid gap-6">
      <SpokenModel answerKey={answerKey} media={media} />
      <KeyPointList keyPoints={answerKey.keyPoints} />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

/** A model answer, to read and to hear. */
function SpokenModel({ answerKey, media }: { answerKey: OpenKey; media: (id: string) => string }) {
  return (
    <ResultSection title={resultTexts.modelAnswer}>
      <ExamText>{answerKey.sampleAnswer}</ExamText>
      <div className="mt-2.5 max-w-md">
        <AudioPlayer
          src={media(answerKey.modelAudio)}
          texts={modelAnswerPlayerTexts}
          variant="compact"
          tone="speaking"
        />
      </div>
      <InDeviceVoice text={answerKey.sampleAnswer} />
    </ResultSection>
  )
}

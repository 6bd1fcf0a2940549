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
import type { PointGroup } from './point-group.ts'
import { modelAnswerPlayerTexts } from './sound-messages.ts'
import { ResultSection } from './result-section.tsx'
import type { ModelAnswerProps, ResultProps } from './view.tsx'

type OpenKey = KeyExtras & { keyPoints: readonly { point: string }[]; sampleAnswer: string; modelAudio: string }

/** What this kind shows besides (a picture, a lecture, a situation), and whose its points are. */
type Besides = { children?: ReactNode; pointGroups?: readonly PointGroup[] }

/** Speech in the learner's own words: the points heard, the words they rest on, the recording, and a model answer. */
export function OpenSpeechResult(props: ResultProps<unknown, OpenKey, unknown> & Besides) {
  const { score, answerKey, media, pointGroups, children } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <EvidencePart
        evidence={score.evidence}
        openSpeech={(evidence) => (
          <OpenEvidence
            {...props}
            evidence={evidence}
            modelUrl={media(answerKey.modelAudio)}
            pointGroups={pointGroups}
          />
        )}
      />
      <SpokenModel answerKey={answerKey} media={media} />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} title={resultTexts.goodAnswer} />
    </div>
  )
}

type OpenEvidenceProps = Pick<
  ResultProps<unknown, unknown, unknown>,
  'recordingUrl' | 'recordingPeaks' | 'spoken' | 'jump'
> & {
  evidence: Extract<Evidence, { kind: 'open-speech' }>
  modelUrl: string
  pointGroups: readonly PointGroup[] | undefined
}

function OpenEvidence(props: OpenEvidenceProps) {
  const { evidence, modelUrl, pointGroups, recordingUrl, recordingPeaks, spoken, jump } = props
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
          groups={pointGroups}
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
export function OpenSpeechModelAnswer(props: ModelAnswerProps<unknown, OpenKey> & Besides) {
  const { answerKey, media, pointGroups, children } = props
  return (
    <div className="grid gap-6">
      <SpokenModel answerKey={answerKey} media={media} />
      <KeyPointList keyPoints={answerKey.keyPoints} groups={pointGroups} />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} title={resultTexts.goodAnswer} />
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

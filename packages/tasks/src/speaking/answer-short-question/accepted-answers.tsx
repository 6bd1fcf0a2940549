import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { ExamText } from '../../exam-text.tsx'
import { resultTexts } from '../../messages.ts'
import { audioPlayerTexts, modelAnswerPlayerTexts } from '../../sound-messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { answerShortQuestion } from './definition.ts'

type Props = Omit<ModelAnswerPropsOf<typeof answerShortQuestion>, 'variant'>

/** The question to hear and to read, and every wording that is accepted; the first of them can be heard. */
export function AcceptedAnswers({ prompt, answerKey: { question, accepted, modelAudio }, media }: Props) {
  const [shown = '', ...others] = accepted
  return (
    <>
      <ResultSection title={resultTexts.question}>
        <ExamText>{question}</ExamText>
        <div className="mt-2.5 max-w-md">
          <AudioPlayer src={media(prompt.audio)} texts={audioPlayerTexts} variant="compact" tone="speaking" />
        </div>
      </ResultSection>
      <ResultSection title={resultTexts.heardComparison.correct}>
        <ExamText>{shown}</ExamText>
        {modelAudio === undefined ? null : (
          <div className="mt-2.5 max-w-md">
            <AudioPlayer src={media(modelAudio)} texts={modelAnswerPlayerTexts} variant="compact" tone="speaking" />
          </div>
        )}
        {others.length === 0 ? null : (
          <p lang="en" dir="ltr" className="mt-1 text-ink-2">
            {resultTexts.alsoAccepted(others.join(', '))}
          </p>
        )}
      </ResultSection>
    </>
  )
}

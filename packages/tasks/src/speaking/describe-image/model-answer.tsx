import { OpenSpeechModelAnswer } from '../../open-speech-result.tsx'
import { resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { describeImage } from './definition.ts'

/** A model answer, and what the picture shows. */
export function DescribeImageModelAnswer(props: ModelAnswerPropsOf<typeof describeImage>) {
  return (
    <OpenSpeechModelAnswer {...props}>
      <ResultSection title={resultTexts.description}>
        <p lang="en" dir="ltr" className="max-w-[68ch] whitespace-pre-line text-ink-2">
          {props.answerKey.description}
        </p>
      </ResultSection>
    </OpenSpeechModelAnswer>
  )
}

import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { reOrderParagraphs } from './definition.ts'
import { inOrder } from './paragraphs.ts'

type Props = ModelAnswerPropsOf<typeof reOrderParagraphs>

/** The paragraphs as the author wrote them, and what shows it. */
export function ReOrderParagraphsModelAnswer({ prompt, answerKey, media }: Props) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.rightOrder}>
        <ol lang="en" dir="ltr" className="read grid list-decimal gap-2 ps-6">
          {inOrder(prompt.paragraphs, answerKey.order).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </ResultSection>
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

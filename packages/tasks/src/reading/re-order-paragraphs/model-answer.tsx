import type { z } from 'zod'
import { resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerProps } from '../../view.tsx'
import type { reOrderParagraphs } from './definition.ts'
import { inOrder } from './paragraphs.ts'

type Props = ModelAnswerProps<z.infer<typeof reOrderParagraphs.prompt>, z.infer<typeof reOrderParagraphs.answerKey>>

/** The paragraphs as the author wrote them, and what shows it. */
export function ReOrderParagraphsModelAnswer({ prompt, answerKey }: Props) {
  return (
    <div className="grid gap-5">
      <ResultSection title={resultTexts.rightOrder}>
        <ol lang="en" dir="ltr" className="read grid list-decimal gap-2 ps-6">
          {inOrder(prompt.paragraphs, answerKey.order).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </ResultSection>
      <ResultSection title={resultTexts.explanation}>
        <p lang="en" className="max-w-[68ch] text-ink-2">
          {answerKey.explanation}
        </p>
      </ResultSection>
    </div>
  )
}

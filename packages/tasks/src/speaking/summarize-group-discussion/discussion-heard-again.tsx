import { HeardAgain } from '../../heard-again.tsx'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { summarizeGroupDiscussion } from './definition.ts'
import { discussionTexts } from './messages.ts'

type Props = Pick<ModelAnswerPropsOf<typeof summarizeGroupDiscussion>, 'prompt' | 'answerKey' | 'media'>

/** The discussion to hear again, and to read with who says what. */
export function DiscussionHeardAgain({ prompt, answerKey, media }: Props) {
  return (
    <>
      <HeardAgain audio={prompt.audio} tone="speaking" media={media} />
      <ResultSection title={discussionTexts.discussion}>
        <dl lang="en" dir="ltr" className="grid gap-2.5">
          {answerKey.turns.map(({ speaker, text }, place) => (
            // Turns are never moved, and the same may be said twice.
            <div key={`${place} ${speaker}`}>
              <dt className="text-sm font-semibold text-ink-2">{speaker}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </ResultSection>
    </>
  )
}

import type { CorrectedSentence } from '@rehearsal/exam/writing/corrected-sentences'
import { resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

/** Sentences with their mistakes put right, each below what was written. */
export function CorrectedSentences({ sentences }: { sentences: readonly CorrectedSentence[] }) {
  if (sentences.length === 0) return null
  return (
    <ResultSection title={resultTexts.correctedSentences}>
      <ol className="grid gap-4">
        {sentences.map(({ start, written, parts }) => (
          <li key={start} className="border-s-2 border-line ps-3">
            <dl className="grid max-w-[68ch] gap-1">
              <div>
                <dt className="text-sm text-ink-3">{resultTexts.youWrote}</dt>
                <dd lang="en" dir="ltr" className="break-words text-ink-2">
                  {written}
                </dd>
              </div>
              <div>
                <dt className="text-sm text-ink-3">{resultTexts.better}</dt>
                <dd lang="en" dir="ltr" className="break-words">
                  {parts.map(({ text, isNew }, index) =>
                    isNew ? (
                      <strong key={index} className="font-semibold text-good underline underline-offset-2">
                        {text}
                      </strong>
                    ) : (
                      text
                    ),
                  )}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-3">{resultTexts.correctedHint}</p>
    </ResultSection>
  )
}

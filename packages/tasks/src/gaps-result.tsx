import type { Comparison } from '@rehearsal/exam/score'
import { GapMark, GappedText } from '@rehearsal/ui/gapped-text'
import type { ReactNode } from 'react'
import { AnswersTable } from './answers-table.tsx'
import type { KeyExtras } from './key-extras.ts'
import { KeyExtrasSection } from './key-extras-section.tsx'
import { gapMarkTexts, resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

type Shared = {
  parts: readonly string[]
  answerKey: KeyExtras & { words: readonly string[]; whys?: readonly string[] }
  media: (id: string) => string
  /** What this kind shows besides. */
  children?: ReactNode
}

/** The text with what was put into each gap and what belongs there, and why. */
export function GapsResult(props: Shared & { comparisons: readonly Comparison[] }) {
  const { parts, answerKey, comparisons, media, children } = props
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.textWithAnswers}>
        <GappedText
          parts={parts}
          gap={(gap) => {
            const { given = '', correct = '', isCorrect = false } = comparisons[gap] ?? {}
            return <GapMark {...{ given, correct, isCorrect }} texts={gapMarkTexts} />
          }}
        />
      </ResultSection>
      <AnswersTable comparisons={comparisons} />
      <Whys answerKey={answerKey} />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

/** The text with the right word in each gap, and why. */
export function GapsModelAnswer({ parts, answerKey, media, children }: Shared) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.textWithRightAnswers}>
        <GappedText
          parts={parts}
          gap={(gap) => {
            const word = answerKey.words[gap] ?? ''
            return <GapMark given={word} correct={word} isCorrect texts={gapMarkTexts} />
          }}
        />
      </ResultSection>
      <Whys answerKey={answerKey} />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

function Whys({ answerKey: { words, whys = [] } }: Pick<Shared, 'answerKey'>) {
  if (whys.every((why) => why === '')) return null
  return (
    <ResultSection title={resultTexts.whyEachGap}>
      <ol lang="en" dir="ltr" className="grid max-w-[68ch] list-decimal gap-1.5 ps-6 text-ink-2">
        {words.map((word, gap) => (
          <li key={gap}>
            <b className="font-semibold text-ink">{word}:</b> {whys[gap]}
          </li>
        ))}
      </ol>
    </ResultSection>
  )
}

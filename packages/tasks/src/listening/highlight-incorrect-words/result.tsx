import { MarkedWords } from '@rehearsal/ui/word-picker'
import { AnswersTable } from '../../answers-table.tsx'
import { HeardAgain } from '../../heard-again.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { MarksSum } from '../../marks-sum.tsx'
import { resultTexts, wordMarkTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { highlightIncorrectWords } from './definition.ts'
import { markedTranscript } from './marked-transcript.ts'

type Props = ResultPropsOf<typeof highlightIncorrectWords>

/** The printed text with the words found, missed and wrongly chosen, and the recording with its transcript. */
export function HighlightIncorrectWordsResult({ prompt, answerKey, answer, score, media }: Props) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.wordsWithMarks}>
        <MarkedWords
          words={markedTranscript(prompt.words, answerKey.differences, answer.answers)}
          texts={wordMarkTexts}
        />
      </ResultSection>
      <AnswersTable comparisons={score.comparisons} />
      <MarksSum comparisons={score.comparisons} />
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

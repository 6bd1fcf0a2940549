import { MarkedWords } from '@rehearsal/ui/word-picker'
import { HeardAgain } from '../../heard-again.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { resultTexts, wordMarkTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { highlightIncorrectWords } from './definition.ts'
import { markedTranscript } from './marked-transcript.ts'

const texts = { ...wordMarkTexts, looks: { ...wordMarkTexts.looks, found: wordMarkTexts.difference } }

/** The printed text with the words that differ, and the recording with its transcript. */
export function HighlightIncorrectWordsModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof highlightIncorrectWords>) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.wordsThatDiffer}>
        <MarkedWords words={markedTranscript(prompt.words, answerKey.differences)} texts={texts} />
      </ResultSection>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

import { ComparisonTable } from '@rehearsal/ui/comparison-table'
import type { SpokenWord } from '@rehearsal/exam/score'
import { isSameTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { wordByWord } from '../../evidence/messages.ts'
import { modelSpeechOfWords } from '../../evidence/model-words.ts'
import type { SpokenExtras } from '../../evidence/spoken-extras.ts'
import { SpokenEvidence } from '../../evidence/spoken-evidence.tsx'
import { EvidencePart } from '../../evidence-part.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { comparisonTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import { AcceptedAnswers } from './accepted-answers.tsx'
import type { answerShortQuestion } from './definition.ts'

const texts = { ...comparisonTexts, ...resultTexts.heardComparison }

/** What was heard beside the accepted answer, the recording, and the question to hear and to read. */
export function AnswerShortQuestionResult(props: ResultPropsOf<typeof answerShortQuestion>) {
  const { prompt, answerKey, score, media, recordingUrl, recordingPeaks, spoken, jump } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <ResultSection title={resultTexts.heardAnswer}>
        <div lang="en" dir="ltr">
          <ComparisonTable rows={score.comparisons} texts={texts} />
        </div>
      </ResultSection>
      <EvidencePart
        evidence={score.evidence}
        speech={(evidence) => (
          <SpokenEvidence
            {...{ evidence, recordingUrl, recordingPeaks, jump }}
            {...shortAnswerWords(evidence, answerKey.accepted, spoken)}
            modelUrl={answerKey.modelAudio === undefined ? null : media(answerKey.modelAudio)}
          />
        )}
      />
      <AcceptedAnswers prompt={prompt} answerKey={answerKey} media={media} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

/**
 * Where no accepted answer was heard there are no words to show. Where the model voice says every word that was heard, be it
 * with an article more, each stands over its own; another wording has no model but the whole of it.
 */
function shortAnswerWords(
  { words }: { words: readonly SpokenWord[] },
  accepted: readonly string[],
  spoken: SpokenExtras | undefined,
) {
  if (words.length === 0) return { words: false, script: null, spoken }
  const script = spellingOf(words, accepted)
  if (!spoken?.modelSpeech) return { title: wordByWord, script, spoken }
  const modelSpeech = modelSpeechOfWords(words, spoken.modelSpeech) ?? { ...spoken.modelSpeech, words: [] }
  return { title: wordByWord, script, spoken: { ...spoken, modelSpeech } }
}

/** The heard words as the accepted wording that ends in them spells them: the engine knows no capitals. */
function spellingOf(heard: readonly SpokenWord[], accepted: readonly string[]): string {
  const said = heard.map(({ word }) => word).join(' ')
  const ends = accepted.map((each) => ` ${normalizeTyped(each)}`.slice(-said.length - 1))
  return ends.find((end) => end.startsWith(' ') && isSameTyped(end, said))?.trim() ?? said
}

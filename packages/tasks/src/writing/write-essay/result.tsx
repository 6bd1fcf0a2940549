import type { ResultPropsOf } from '../../view.tsx'
import { WrittenResult } from '../../written-result.tsx'
import type { writeEssay } from './definition.ts'

/** The learner's essay with its marks beside a model, and which aspects of the topic it treats. */
export function WriteEssayResult({ answerKey, answer, score, media, jump }: ResultPropsOf<typeof writeEssay>) {
  return (
    <WrittenResult
      answer={answer}
      score={score}
      jump={jump}
      modelAnswer={answerKey.sampleAnswer}
      answerKey={answerKey}
      media={media}
    />
  )
}

import type { ReactNode } from 'react'
import { ChoiceResult } from './choice-result.tsx'
import type { Option } from './choices.ts'
import { MarksSum } from './marks-sum.tsx'
import type { KeyExtras } from './key-extras.ts'
import type { ResultProps } from './view.tsx'

type Key = KeyExtras & { answers: readonly string[]; whys: Readonly<Record<string, string>> }
type Props = Pick<
  ResultProps<{ options: readonly Option[] }, Key, { answers: readonly string[] }>,
  'prompt' | 'answerKey' | 'answer' | 'score' | 'media'
> & { children?: ReactNode }

/** Every option of any number of choices with its verdict and its reason. */
export function ManyChoicesResult({ prompt, answerKey, answer, score, media, children }: Props) {
  return (
    <ChoiceResult
      options={prompt.options}
      right={answerKey.answers}
      chosen={answer.answers}
      answerKey={answerKey}
      comparisons={score.comparisons}
      sum={<MarksSum comparisons={score.comparisons} />}
      media={media}
    >
      {children}
    </ChoiceResult>
  )
}

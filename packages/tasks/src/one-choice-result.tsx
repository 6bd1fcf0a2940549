import type { ReactNode } from 'react'
import { ChoiceResult } from './choice-result.tsx'
import type { Option } from './choices.ts'
import { HeardAgain } from './heard-again.tsx'
import type { KeyExtras } from './key-extras.ts'
import type { ResultProps } from './view.tsx'

type Prompt = { options: readonly Option[] }
type Key = KeyExtras & { answer: string; whys: Readonly<Record<string, string>> }
type Props<P = Prompt, K = Key> = Pick<
  ResultProps<P, K, { answer: string }>,
  'prompt' | 'answerKey' | 'answer' | 'score' | 'media'
>

/** Every option of one choice with its verdict and its reason. */
export function OneChoiceResult({
  prompt,
  answerKey,
  answer,
  score,
  media,
  children,
}: Props & { children?: ReactNode }) {
  return (
    <ChoiceResult
      options={prompt.options}
      right={[answerKey.answer]}
      chosen={[answer.answer]}
      answerKey={answerKey}
      comparisons={score.comparisons}
      media={media}
    >
      {children}
    </ChoiceResult>
  )
}

/** The same after a recording, which can be heard and read. */
export function OneHeardChoiceResult(
  props: Props<Prompt & { audio: string }, Key & { transcript?: string | undefined }>,
) {
  const { prompt, answerKey, media } = props
  return (
    <OneChoiceResult {...props}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </OneChoiceResult>
  )
}

import type { Comparison } from '@rehearsal/exam/score'
import type { ReactNode } from 'react'
import { AnswersTable } from './answers-table.tsx'
import { ChoiceVerdicts } from './choice-verdicts.tsx'
import type { Option } from './choices.ts'
import type { KeyExtras } from './key-extras.ts'
import { KeyExtrasSection } from './key-extras-section.tsx'

type ModelAnswerProps = {
  options: readonly Option[]
  right: readonly string[]
  answerKey: KeyExtras & { whys: Readonly<Record<string, string>> }
  media: (id: string) => string
  /** What was heard, to hear and to read again. */
  children?: ReactNode
}

type ResultProps = ModelAnswerProps & {
  chosen: readonly string[]
  comparisons: readonly Comparison[]
  /** How the choices came to the marks, where that is not plain. */
  sum?: ReactNode
}

/** Every option with its verdict and its reason, then the learner's answer beside the right one. */
export function ChoiceResult({ options, right, chosen, answerKey, comparisons, sum, media, children }: ResultProps) {
  return (
    <div className="grid gap-6">
      <ChoiceVerdicts options={options} right={right} chosen={chosen} whys={answerKey.whys} />
      <AnswersTable comparisons={comparisons} />
      {sum}
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

/** Every option with whether it is right, and why. */
export function ChoiceModelAnswer({ options, right, answerKey, media, children }: ModelAnswerProps) {
  return (
    <div className="grid gap-6">
      <ChoiceVerdicts options={options} right={right} whys={answerKey.whys} />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

import { RadioGroup } from '@rehearsal/ui/radio-group'
import type { ReactNode } from 'react'
import type { Option } from './choices.ts'
import { isClosed } from './is-closed.ts'
import { PlayerLayout } from './player-layout.tsx'
import type { PlayerProps } from './view.tsx'

type Props = PlayerProps<{ options: readonly Option[] }, { answer: string }> & {
  /** What is to be read or heard. */
  given: ReactNode
  /** The question that the options answer. */
  question: string
  /** The instruction asks it already. */
  isQuestionHidden?: boolean
}

/** Something to read or hear, and one option to choose. */
export function OneChoicePlayer({ prompt, draft, onDraft, strip, given, question, isQuestionHidden, ...rest }: Props) {
  return (
    <PlayerLayout
      prompt={given}
      strip={strip}
      response={
        <div lang="en" dir="ltr" className="max-w-[40.5rem]">
          <RadioGroup
            label={question}
            hasLabelHidden={isQuestionHidden}
            variant="card"
            options={prompt.options.map(({ id, text }) => ({ value: id, label: text }))}
            value={draft?.answer ?? null}
            onChange={(answer) => onDraft({ answer })}
            isDisabled={isClosed(rest)}
          />
        </div>
      }
    />
  )
}

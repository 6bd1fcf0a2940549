import { CheckboxGroup } from '@rehearsal/ui/checkbox'
import type { ReactNode } from 'react'
import type { Option } from './choices.ts'
import { isClosed } from './is-closed.ts'
import { PlayerLayout } from './player-layout.tsx'
import type { PlayerProps } from './view.tsx'

type Props = PlayerProps<{ question: string; options: readonly Option[] }, { answers: string[] }> & {
  /** What is to be read or heard. */
  given: ReactNode
}

/** Something to read or hear, and any number of options to choose. */
export function ManyChoicesPlayer({ prompt, draft, onDraft, strip, given, ...rest }: Props) {
  return (
    <PlayerLayout
      prompt={given}
      strip={strip}
      response={
        <div lang="en" dir="ltr" className="max-w-[40.5rem]">
          <CheckboxGroup
            label={prompt.question}
            variant="card"
            options={prompt.options.map(({ id, text }) => ({ value: id, label: text }))}
            value={draft?.answers ?? []}
            onChange={(answers) => onDraft(answers.length === 0 ? undefined : { answers })}
            isDisabled={isClosed(rest)}
          />
        </div>
      }
    />
  )
}

import { VerdictList } from '@rehearsal/ui/verdict-list'
import type { Option } from './choices.ts'
import { verdictTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

type Props = {
  options: readonly Option[]
  right: readonly string[]
  /** Absent where the answer is only shown. */
  chosen?: readonly string[]
  whys: Readonly<Record<string, string>>
}

/** Every option with whether it is right, whether it was chosen, and why. */
export function ChoiceVerdicts({ options, right, chosen, whys }: Props) {
  return (
    <ResultSection title={verdictTexts.options}>
      <VerdictList
        texts={verdictTexts}
        verdicts={options.map(({ id, text }) => ({
          id,
          text,
          isRight: right.includes(id),
          isChosen: chosen?.includes(id),
          why: whys[id],
        }))}
      />
    </ResultSection>
  )
}

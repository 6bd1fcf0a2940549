import type { BankRow } from '@rehearsal/contracts/question-bank'
import { Chip } from '@rehearsal/ui/chip'
import { t } from './messages.ts'

/** Whether learners meet the question. */
export function StateChip({ state }: Pick<BankRow, 'state'>) {
  return (
    <Chip tone={state === 'published' ? 'good' : 'neutral'} hasDot>
      {t(state)}
    </Chip>
  )
}

/** Where the question comes from. */
export function SourceChip({ source }: Pick<BankRow, 'source'>) {
  return <Chip tone={source === 'console' ? 'brand' : 'neutral'}>{t(source)}</Chip>
}

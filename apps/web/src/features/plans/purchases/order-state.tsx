import type { Order, OrderState } from '@rehearsal/contracts/payments'
import { Chip } from '@rehearsal/ui/chip'
import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import { t } from '../messages.ts'

const looks = {
  created: { tone: 'fair', Icon: Clock },
  pending: { tone: 'fair', Icon: Clock },
  paid: { tone: 'good', Icon: CircleCheck },
  failed: { tone: 'bad', Icon: CircleX },
  expired: { tone: 'neutral', Icon: Clock },
  refunded: { tone: 'neutral', Icon: Undo2 },
} as const satisfies Record<OrderState, { tone: string; Icon: LucideIcon }>

/** How an order stands, as a word with a sign. */
export function OrderStateChip({ state }: Pick<Order, 'state'>) {
  const { tone, Icon } = looks[state]
  return (
    <Chip tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`state_${state}`)}
    </Chip>
  )
}

import type { Order } from '@rehearsal/contracts/payments'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Spinner } from '@rehearsal/ui/spinner'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../shared/format/dates.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { ContinuePayment } from './continue-payment.tsx'
import { forgetPayment } from './pending-payment.ts'
import { isSettled } from './is-settled.ts'
import { useFollowedOrder } from './use-followed-order.ts'

type Props = {
  /** The order that the address names; null where it names none. */
  orderId: number | null
  /** The learner left the payment page without paying, as far as this browser knows. */
  isCancelled?: boolean | undefined
  onClose: () => void
}

type Notice = { tone: 'good' | 'fair' | 'bad' | 'neutral'; icon: ReactNode; text: string; action?: ReactNode }

/** What has become of the payment that the learner comes back from. Nothing when there is none. */
export function PaymentNotice({ orderId, isCancelled = false, onClose }: Props) {
  const { order, error, isOver, checkAgain } = useFollowedOrder(orderId)
  if (order === null) return null
  const again = (
    <Button size="small" onClick={checkAgain}>
      {t('checkAgain')}
    </Button>
  )
  const { tone, icon, text, action } = noticeOf({ order, hasFailed: error !== null, isOver, isCancelled, again })
  const close = () => {
    forgetPayment()
    onClose()
  }
  return (
    <Banner tone={tone} icon={icon} action={action} onClose={close} closeLabel={t('dismiss')}>
      {text}
    </Banner>
  )
}

type Known = { order: Order | undefined; hasFailed: boolean; isOver: boolean; isCancelled: boolean; again: ReactNode }

const clock = <Clock size={18} aria-hidden />

function noticeOf(known: Known): Notice {
  const { order, hasFailed, isOver, again } = known
  if (order !== undefined && isSettled(order)) return settled(order)
  if (isOver && hasFailed) return { tone: 'fair', icon: clock, text: t('checkFailed'), action: again }
  if (order === undefined) return { tone: 'neutral', icon: <Spinner />, text: t('checking') }
  return unsettled(order, known)
}

function unsettled(order: Order, { isOver, isCancelled, again }: Known): Notice {
  if (isCancelled) {
    return { tone: 'fair', icon: clock, text: t('notFinished'), action: <ContinuePayment order={order} /> }
  }
  return isOver
    ? { tone: 'fair', icon: clock, text: t('stillWaiting'), action: again }
    : { tone: 'neutral', icon: <Spinner />, text: t('waiting') }
}

function settled(order: Order): Notice {
  const cross = <CircleX size={18} aria-hidden />
  const retry = (
    <Button size="small" href={urls.plans({ currency: order.amount.currency, buy: order.plan.id })}>
      {t('tryAgain')}
    </Button>
  )
  if (order.state === 'paid') {
    const day = order.period === null ? null : formatDay(order.period.endsAt)
    return {
      tone: 'good',
      icon: <CircleCheck size={18} aria-hidden />,
      text: day === null ? t('paidPlain') : t('paid', { day }),
    }
  }
  if (order.state === 'refunded') return { tone: 'neutral', icon: clock, text: t('refunded') }
  if (order.state === 'expired') return { tone: 'bad', icon: cross, text: t('expired'), action: retry }
  return { tone: 'bad', icon: cross, text: failureOf(order), ...(isFault(order) ? {} : { action: retry }) }
}

/** Money moved and the plan was not switched on: paying again would not help. */
const isFault = ({ failure }: Order): boolean => failure === 'amount_mismatch'

function failureOf({ id, failure }: Order): string {
  if (failure === null) return t('failed')
  return failure === 'amount_mismatch' ? t('failed_amount_mismatch', { id: String(id) }) : t(`failed_${failure}`)
}

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { httpAddress } from '../../../shared/http-address.ts'
import { page } from '../../../shared/leave-page.ts'
import { useReturn } from '../../../shared/use-return.ts'
import { orderPlan, type OrderWish } from '../api/order-plan.ts'
import { t } from '../messages.ts'
import { rememberPayment } from '../payment/pending-payment.ts'

type Attempt = { wish: string; key: string }

/**
 * Orders and leaves for the payment page. One attempt has one idempotency key: pressing twice, or again after no answer
 * came, is the same order. A changed wish, a refusal and a finished attempt begin a new one.
 */
export function useOrdering(onPromoRefused: () => void) {
  const attempt = useRef<Attempt | null>(null)
  const isBusy = useRef(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (wish: OrderWish) => {
      const { orderId, approvalUrl } = await orderPlan(wish, keyFor(attempt, wish))
      const address = httpAddress(approvalUrl)
      if (address === null) throw new ApiError({ code: 'unreadable', status: 0, message: t('badAddress') })
      return { orderId, address }
    },
    onSuccess: ({ orderId, address }) => {
      attempt.current = null
      rememberPayment(orderId)
      setIsLeaving(true)
      page.leaveFor(address)
    },
    onError: (failure) => {
      isBusy.current = false
      if (isRefusal(failure)) attempt.current = null
      if (failure instanceof ApiError && failure.code === 'promo_invalid') onPromoRefused()
    },
  })
  useReturn(() => {
    isBusy.current = false
    setIsLeaving(false)
    reset()
  })
  return {
    pay: (wish: OrderWish) => {
      if (isBusy.current) return
      isBusy.current = true
      mutate(wish)
    },
    isBusy: isPending || isLeaving,
    problem: error === null ? null : messageOf(error),
    forgetProblem: reset,
  }
}

function keyFor(attempt: { current: Attempt | null }, wish: OrderWish): string {
  const text = JSON.stringify(wish)
  if (attempt.current?.wish !== text) attempt.current = { wish: text, key: crypto.randomUUID() }
  return attempt.current.key
}

/** The server has said no for good: the same key would only bring the same answer. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  failure.code !== 'in_progress' &&
  failure.status !== 429

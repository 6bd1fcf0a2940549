import type { Currency } from '@rehearsal/contracts/payment-gateway'
import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { type AppliedPromo, applyPromo } from '../api/apply-promo.ts'
import { t } from '../messages.ts'
import { priceText, type Prices } from '../money-text.ts'

export type Promo = ReturnType<typeof usePromo>

/** The promo code of one purchase: typed, applied once, then locked (specification §4.14, §5). */
export function usePromo(listPrices: Prices, onApplied: () => void) {
  const [typed, setTyped] = useState('')
  const [applied, setApplied] = useState<AppliedPromo | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPraised, setIsPraised] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => applyPromo(code, listPrices),
    onSuccess: (promo) => {
      if (promo === null) return setProblem(t('promoFailed'))
      setApplied(promo)
      // The button that was pressed cannot keep the focus: it is disabled from now on.
      onApplied()
      setIsPraised(true)
    },
    onError: (error) => setProblem(messageOf(error)),
  })
  const isEmpty = comparableTyped(typed) === ''
  const refuse = (why: string) => {
    setApplied(null)
    setProblem(why)
  }
  return {
    typed: applied?.code ?? typed,
    type: (text: string) => {
      setTyped(text)
      setProblem(null)
    },
    applied,
    prices: applied?.prices ?? listPrices,
    /** The code to order with: one that lowers nothing in this currency is no part of the order. */
    codeFor: (currency: Currency) =>
      applied === null || priceText(applied.prices, currency) === priceText(listPrices, currency) ? null : applied.code,
    problem,
    isApplying: isPending,
    canApply: !isEmpty && !isPending && applied === null,
    apply: () => {
      setProblem(null)
      mutate(typed)
    },
    /** Something was typed that is not part of the price. */
    isUnused: !isEmpty && applied === null,
    remindToApply: () => setProblem(t('promoWaiting')),
    /** The code was good when it was applied and is not any more. */
    turnDown: () => refuse(t('promoFailed')),
    isPraised,
    stopPraising: () => setIsPraised(false),
  }
}

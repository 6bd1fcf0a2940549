import type { PaymentGateway } from '@rehearsal/contracts/payment-gateway'
import type { PricingPlan } from '@rehearsal/contracts/pricing'
import { idSchema } from '@rehearsal/contracts/wire'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useGoTo } from '../../../shared/navigation.ts'
import type { SearchParams } from '../../../shared/search-params.ts'
import { urls } from '../../../shared/urls.ts'

/** The payment dialog as the address says it: Back closes it, and a reload opens it again. */
export function usePayDialog(plans: readonly PricingPlan[], gateways: readonly PaymentGateway[], search: SearchParams) {
  const goTo = useGoTo()
  const { history } = useRouter()
  const wanted = idSchema.safeParse(search['buy']).data ?? null
  const plan = gateways.length === 0 ? null : findPaid(plans, wanted)
  const isOpen = plan !== null
  /** Stays while the dialog fades. */
  const [buying, setBuying] = useState(plan)
  /** Each opening starts anew. */
  const [round, setRound] = useState(0)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [wasOpenedHere, setWasOpenedHere] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setRound(round + 1)
    else setWasOpenedHere(false)
  }
  if (plan !== null && plan !== buying) setBuying(plan)
  const currency = typeof search['currency'] === 'string' ? { currency: search['currency'] } : {}
  return {
    buying,
    isOpen,
    round,
    open: ({ id }: PricingPlan) => {
      setWasOpenedHere(true)
      goTo(urls.plans({ ...currency, buy: id }))
    },
    close: () => {
      if (wasOpenedHere) history.back()
      else goTo(urls.plans(currency), { replace: true })
    },
  }
}

const findPaid = (plans: readonly PricingPlan[], id: number | null): PricingPlan | null =>
  plans.find((plan) => plan.id === id && plan.price !== 'Free') ?? null

import { checkOrder, type Order } from '@rehearsal/contracts/payments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { latestOrder } from '../api/orders-query.ts'
import { isSettled } from './is-settled.ts'
import { forgetPayment, pendingPayment } from './pending-payment.ts'

const followedOrderKey = ['followed-order'] as const
const CHECK_EVERY_MILLISECONDS = 2000
/** After this the learner asks by hand; a confirmation that comes later still counts. */
const PATIENCE_MILLISECONDS = 40_000

/**
 * The order that the learner comes back from (`orderId`, else the one that this tab left for, else the latest), asked about until it is settled or patience ends. `order` is null where
 * there is none, undefined until it is known. Once it is paid, everything that depends on the plan is loaded again.
 */
export function useFollowedOrder(orderId: number | null) {
  const queryClient = useQueryClient()
  const [leftFor] = useState(() => orderId ?? pendingPayment())
  const [round, setRound] = useState(0)
  const [roundThatEnded, setRoundThatEnded] = useState(-1)
  const isOver = roundThatEnded === round
  const { data: order, error } = useQuery({
    queryKey: [...followedOrderKey, leftFor, round],
    queryFn: async ({ signal }): Promise<Order | null> => {
      const id = leftFor ?? (await latestOrder(signal))?.id
      return id === undefined ? null : checkedOrder(id, signal)
    },
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) => {
      const isDone = data === null || (data !== undefined && isSettled(data))
      return isDone || isOver ? false : CHECK_EVERY_MILLISECONDS
    },
  })
  useEffect(() => {
    const timer = setTimeout(() => setRoundThatEnded(round), PATIENCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [round])
  const state = order?.state
  useEffect(() => {
    if (state === undefined || !isSettled({ state })) return
    forgetPayment()
    if (state === 'paid') {
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== followedOrderKey[0] })
    }
  }, [state, queryClient])
  return { order, error, isOver, checkAgain: () => setRound((count) => count + 1) }
}

/** The order as the gateway has it now; null for one that is not mine, as when another learner has signed in since. */
async function checkedOrder(id: number, signal: AbortSignal): Promise<Order | null> {
  try {
    return await call(checkOrder, { params: { id }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

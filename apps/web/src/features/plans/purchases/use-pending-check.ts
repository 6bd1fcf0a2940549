import { checkOrder, type Order } from '@rehearsal/contracts/payments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

const pendingCheckKey = ['pending-check'] as const

/**
 * Asks once about every unpaid order that is shown: one may have been paid without a word of it. What has changed is
 * loaded again, the plan with it. Where no answer comes the list stays as it is.
 */
export function usePendingCheck(orders: readonly Order[] | undefined): void {
  const queryClient = useQueryClient()
  const pending = orders?.filter(({ state }) => state === 'pending') ?? []
  useQuery({
    queryKey: [...pendingCheckKey, pending.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const asked = await Promise.allSettled(pending.map(({ id }) => call(checkOrder, { params: { id }, signal })))
      const hasNews = asked.some((answer) => answer.status === 'fulfilled' && answer.value.state !== 'pending')
      if (hasNews)
        void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== pendingCheckKey[0] })
      return hasNews
    },
    enabled: pending.length > 0,
  })
}

import { toast } from '@rehearsal/ui/toast'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { auditKey } from './api/audit-query.ts'

type Options<Input> = {
  send: (input: Input) => Promise<unknown>
  said: string
  /** What is loaded anew, whether it was done or somebody else was faster. */
  queryKeys: readonly QueryKey[]
  /** Hears that there is nothing left to decide. */
  onEnd: () => void
}

/**
 * Something that an administrator does: said when it is done, and told when another one was faster. What could not be sent
 * stays open with its reason, to be sent again.
 */
export function useDecision<Input>({ send, said, queryKeys, onEnd }: Options<Input>) {
  const client = useQueryClient()
  const end = async () => {
    onEnd()
    await Promise.all([...queryKeys, auditKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast(said, { tone: 'good' })
      return end()
    },
    onError: async (error) => {
      toast(messageOf(error), { tone: 'bad' })
      if (isOver(error)) await end()
    },
  })
}

/** Gone, or settled by another administrator. */
const isOver = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 409)

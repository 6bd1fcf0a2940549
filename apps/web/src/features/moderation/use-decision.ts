import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../shared/api/api-error.ts'

type Options<Input> = {
  send: (input: Input) => Promise<unknown>
  said: string
  /** What is loaded anew, whether it was done or somebody else was faster. */
  queryKeys: readonly string[]
  onEnd: () => void
}

/** Something that an administrator does: said when it is done, and told when another one was faster. */
export function useDecision<Input>({ send, said, queryKeys, onEnd }: Options<Input>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast(said, { tone: 'good' }),
    onError: (error) => toast(messageOf(error), { tone: 'bad' }),
    onSettled: async () => {
      onEnd()
      await Promise.all([...queryKeys, 'audit'].map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
  })
}

import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../shared/api/api-error.ts'
import { currentUserQuery } from '../../shared/session/use-session.ts'
import { keepAccount } from './api/keep-account.ts'
import { t } from './messages.ts'

/** Takes the deletion of the account back. */
export function useKeepAccount() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: keepAccount,
    onSuccess: () => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, deleteAfter: null })
      toast(t('kept'), { tone: 'good' })
    },
    onError: (error) => void toast(messageOf(error), { tone: 'bad' }),
  })
  return { keep: () => mutate(), isKeeping: isPending }
}

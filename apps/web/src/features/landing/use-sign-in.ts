import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { logProblem } from '../../shared/log.ts'
import { startSignIn, type SignInIntent } from '../../shared/session/sign-in.ts'
import { t } from './messages.ts'

/** Leaves for the sign-in page, which opens with what was pressed. */
export function useSignIn() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (intent: SignInIntent) => startSignIn(intent),
    onError: (error) => {
      logProblem('The identity provider could not be reached', error)
      toast(t('startFailed'), { tone: 'bad' })
    },
  })
  return { signIn: mutate, leavingFor: isPending ? variables : null }
}

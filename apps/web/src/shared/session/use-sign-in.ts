import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { logProblem } from '../log.ts'
import { t } from './messages.ts'
import { startSignIn, type SignInIntent } from './sign-in.ts'

/** Leaves for the sign-in page, which opens with what was pressed; says so when it cannot be reached. */
export function useSignIn() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (intent: SignInIntent) => startSignIn(intent),
    onError: (error) => {
      logProblem('The identity provider could not be reached', error)
      toast(t('signInUnreachable'), { tone: 'bad' })
    },
  })
  return { signIn: mutate, leavingFor: isPending ? variables : null }
}

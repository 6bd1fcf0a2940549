import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { logProblem } from '../log.ts'
import { useReturn } from '../use-return.ts'
import type { SignInIntent } from './pending-sign-in.ts'
import { startSignIn } from './sign-in.ts'
import { signInProblem } from './sign-in-problem.ts'

/**
 * Leaves for the sign-in page, which opens with what was pressed; says why when it cannot be reached. What was pressed stays busy
 * until the page is left, which a slow line may take long for; who comes back by Back finds it free.
 */
export function useSignIn() {
  const { mutate, isIdle, isError, variables, reset } = useMutation({
    mutationFn: (intent: SignInIntent) => startSignIn(intent),
    onError: (error) => {
      logProblem('Signing in broke off', error)
      toast(signInProblem(error), { tone: 'bad' })
    },
  })
  useReturn(reset)
  return { signIn: mutate, leavingFor: isIdle || isError ? null : variables }
}

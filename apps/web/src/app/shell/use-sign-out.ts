import { useMutation } from '@tanstack/react-query'
import { logProblem } from '../../shared/log.ts'
import { signOut } from '../../shared/session/sign-out.ts'

/** Signs out here and at the identity provider; here it holds even when the provider cannot be reached. */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onError: (error) => logProblem('The identity provider was not told of the sign-out', error),
  })
  return { signOut: () => mutate(), isLeaving: isPending }
}

import { completeInteraction } from '@rehearsal/contracts/sign-in'
import type { z } from 'zod'
import { useMutation } from '@tanstack/react-query'
import { page } from '../../shared/leave-page.ts'
import { call } from '../../shared/api/call.ts'

type Action = z.input<typeof completeInteraction.body>['action']

/** Signs in, signs up or starts the demo, and follows where the identity provider leads. */
export function useCompleteInteraction(uid: string) {
  return useMutation({
    mutationFn: (action: Action) => call(completeInteraction, { params: { uid }, body: { action } }),
    onSuccess: ({ location }) => page.leaveForGood(location),
  })
}

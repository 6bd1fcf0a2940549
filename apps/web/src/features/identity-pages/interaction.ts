import { completeInteraction } from '@rehearsal/contracts/sign-in'
import type { z } from 'zod'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { page } from '../../shared/leave-page.ts'
import { choosePendingVariant } from '../../shared/session/pending-sign-in.ts'

type Action = z.input<typeof completeInteraction.body>['action']

/** Signs in, signs up or starts the demo, and follows where the identity provider leads. */
export function useCompleteInteraction(uid: string) {
  return useMutation({
    mutationFn: (action: Action) => call(completeInteraction, { params: { uid }, body: { action } }),
    onSuccess: ({ location }, action) => {
      // Not before: who is told that they have an account and signs in keeps its exam.
      if (action.kind === 'sign-up' && action.examVariant !== undefined) choosePendingVariant(action.examVariant)
      page.leaveForGood(location)
    },
  })
}

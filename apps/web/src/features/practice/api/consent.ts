import { getAnswerConsent, putAnswerConsent } from '@rehearsal/contracts/attempts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** Whether other learners may see my answers; `agrees` is null until I was asked. */
export const consentQuery = queryOptions({
  queryKey: ['answer-consent'],
  queryFn: ({ signal }) => call(getAnswerConsent, { signal }),
})

export const saveConsent = (agrees: boolean) => call(putAnswerConsent, { body: { agrees } })

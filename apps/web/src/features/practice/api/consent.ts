import { getAnswerConsent, putAnswerConsent } from '@rehearsal/contracts/attempts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** Whether other learners may see my answers; `agrees` is null until I was asked. */
export const consentQuery = queryOptions({
  queryKey: ['answer-consent'],
  queryFn: ({ signal }) => loadConsent(signal),
})

/** The consent as the server has it now: it may have been given in another tab. */
export const loadConsent = (signal?: AbortSignal) => call(getAnswerConsent, signal ? { signal } : {})

export const saveConsent = (agrees: boolean) => call(putAnswerConsent, { body: { agrees } })

import { getModelSpeech } from '@rehearsal/contracts/practice'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** When the model voice says each word of a question. Without it the whole recording is heard, so a failure is not shown. */
export const modelSpeechQuery = (questionId: number, isWanted: boolean) =>
  queryOptions({
    queryKey: ['model-speech', questionId],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) => call(getModelSpeech, { params: { id: questionId }, signal }),
  })

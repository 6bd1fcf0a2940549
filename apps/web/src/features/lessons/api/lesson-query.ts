import { getLesson } from '@rehearsal/contracts/lessons'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** A lesson with its narrations. */
export const lessonQuery = (slug: string) =>
  queryOptions({
    queryKey: ['lesson', slug],
    queryFn: ({ signal }) => call(getLesson, { params: { slug }, signal }),
  })

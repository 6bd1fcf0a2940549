import { formats, hasTask } from '@rehearsal/exam/formats/formats'
import { kindsOf } from '@rehearsal/exam/formats/task-weights'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../api/configs-query.ts'
import { useFormat } from './use-format.ts'
import { useSession } from './use-session.ts'

/** The kinds that a learner would have by choosing another format of the exam that is practised, in menu order; none until all is known. */
export function useOfferedKinds(): TaskId[] {
  const { user, variant } = useSession()
  const own = useFormat()
  const { data: configs } = useQuery(configsQuery)
  if (user === undefined || configs === undefined) return []
  const offered = configs.offeredFormats.filter((format) => formats[format].variant === variant)
  return [...new Set(offered.flatMap(kindsOf))].filter((taskId) => !hasTask(own, taskId))
}

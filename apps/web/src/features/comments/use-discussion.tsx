import { useQuery } from '@tanstack/react-query'
import { pagedComments } from './api/comments-query.ts'
import { pagesQuery } from './api/paged.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { t } from './messages.ts'
import type { ReportAction } from './report-action.ts'

type Options = {
  practiceId: number
  /** The comment that the address asks for. */
  askedId: number | null
  reportAction?: ReportAction | undefined
}

/** The part of a question's page in which learners talk, and how much they have said. */
export function useDiscussion(options: Options) {
  const { data } = useQuery({ ...pagesQuery(pagedComments(options.practiceId), 1), refetchInterval: false })
  return {
    label: t('comments'),
    count: data?.total,
    isAsked: options.askedId !== null,
    panel: <CommentsPanel {...options} />,
  }
}

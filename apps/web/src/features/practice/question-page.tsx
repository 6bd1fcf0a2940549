import { getPractice } from '@rehearsal/contracts/practice'
import type { catalogue } from '@rehearsal/tasks/catalogue'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import type { SearchParams } from '../../shared/search-params.ts'

type Props = { task: (typeof catalogue)[keyof typeof catalogue]; questionId: number; search: SearchParams }

/** One question. */
export function QuestionPage({ task, questionId, search }: Props) {
  const { data } = useSuspenseQuery({
    queryKey: ['question', task.id, questionId, search],
    queryFn: ({ signal }) => call(getPractice, { params: { id: questionId }, signal }),
  })
  return (
    <>
      <PageTitle>{data.title}</PageTitle>
      <h1 className="text-2xl font-[650]">{data.title}</h1>
      <p>{task.instruction}</p>
    </>
  )
}

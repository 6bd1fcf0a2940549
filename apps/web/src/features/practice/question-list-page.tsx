import { practiceCalls } from '@rehearsal/contracts/practice'
import { itemsOf } from '@rehearsal/contracts/wire'
import { QUESTION_LIST_ID_DIGITS } from '@rehearsal/exam/limits'
import type { catalogue } from '@rehearsal/tasks/catalogue'
import { Link } from '@rehearsal/ui/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { formatId } from '../../shared/format/numbers.ts'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import type { SearchParams } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'

type Props = { task: (typeof catalogue)[keyof typeof catalogue]; page: number; search: SearchParams }

/** The questions of one kind. */
export function QuestionListPage({ task, page, search }: Props) {
  const { data } = useSuspenseQuery({
    queryKey: ['questions', task.id, page, search],
    queryFn: ({ signal }) => call(practiceCalls(task.wire).list, { query: { page: page - 1 }, signal }),
  })
  return (
    <>
      <PageTitle>{task.name}</PageTitle>
      <h1 className="text-2xl font-[650]">{task.name}</h1>
      <ul>
        {itemsOf(data).map(({ id, title }) => (
          <li key={id}>
            <Link href={urls.question(task.id, id, search)}>
              {formatId(id, QUESTION_LIST_ID_DIGITS)} {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

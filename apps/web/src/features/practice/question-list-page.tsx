import type { PredictionType } from '@rehearsal/exam/codes'
import type { TaskFace } from '@rehearsal/tasks/task'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { Pages } from '../../shared/frame/pages.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import type { SearchParams } from '../../shared/search-params.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { askForUpgrade } from '../../shared/upgrade/upgrade-need.ts'
import { urls } from '../../shared/urls.ts'
import { questionsQuery } from './api/questions-query.ts'
import { FilterDrawer } from './list/filter-drawer.tsx'
import { ListHeader } from './list/list-header.tsx'
import { ListProblem } from './list/list-problem.tsx'
import { QuestionTable } from './list/question-table.tsx'
import { filtersOf, listOf, needsPremium, noFilters, searchOf, type ListFilters } from './list-search.ts'
import { t } from './messages.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { UndeliveredAnswers } from './submission/undelivered-answers.tsx'

type Props = {
  task: TaskFace
  page: number
  search: SearchParams
  /** What is said above a list of predictions. */
  predictionNote?: ((type: PredictionType) => ReactNode) | undefined
}

/** The questions of one kind (specification §2.5). Filters, order and page stand in the address. */
export function QuestionListPage({ task, page, search, predictionNote }: Props) {
  const filters = filtersOf(search)
  const goTo = useGoTo()
  const { variant, status, user } = useSession()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const elsewhere = useElsewhere(task.id, task.variants)
  const questions = useQuery(questionsQuery(task, variant, filters, page))
  const { data } = questions

  const goToPage = (next: number) => goTo(urls.questionList(task.id, next, searchOf(filters)))
  const choose = (next: ListFilters) => {
    if (needsPremium(next) && status !== 'PREMIUM') askForUpgrade('premium_required')
    else goTo(urls.questionList(task.id, 1, searchOf(next)), { replace: isDrawerOpen })
  }
  const lastPage = data?.totalPages ?? page
  useEffect(() => {
    if (page > lastPage) goTo(urls.questionList(task.id, lastPage, searchOf(filtersOf(search))), { replace: true })
  }, [page, lastPage, goTo, task.id, search])

  const isBlocked = questions.isError || data?.isLocked === true
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('listTitle', { task: task.name })}</PageTitle>
      {user === undefined ? null : <UndeliveredAnswers userId={user.id} openQuestionId={null} />}
      <ListHeader
        task={task}
        filters={filters}
        counts={data}
        isCounting={!questions.isError}
        onChange={choose}
        onOpenFilters={() => setIsDrawerOpen(true)}
      />
      {listOf(filters) === 'prediction' && filters.predictionType !== ''
        ? predictionNote?.(filters.predictionType)
        : null}
      {isBlocked ? (
        <ListProblem
          isLocked={data?.isLocked === true}
          error={questions.error}
          onRetry={() => void questions.refetch()}
          onShowAll={() => choose(noFilters)}
        />
      ) : (
        <QuestionTable
          task={task}
          filters={filters}
          rows={data?.rows ?? []}
          isLoading={data === undefined}
          elsewhere={elsewhere}
          onChange={choose}
        />
      )}
      {isBlocked ? null : (
        <Pages label={t('pages')} page={page} lastPage={lastPage} onPage={goToPage} isDisabled={data === undefined} />
      )}
      <FilterDrawer
        task={task}
        filters={filters}
        total={data?.total}
        isOpen={isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
        onChange={choose}
      />
    </div>
  )
}

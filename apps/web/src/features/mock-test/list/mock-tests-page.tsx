import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { Card } from '@rehearsal/ui/card'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { examName } from '../../../shared/mock-test-names.ts'
import { useGoTo } from '../../../shared/navigation.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { askForUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { urls } from '../../../shared/urls.ts'
import { type MockTestList, mockTestsQuery } from '../api/mock-tests-query.ts'
import { sweepTestAnswers } from '../kept/kept-test-answers.ts'
import { sweepTestTexts } from '../kept/kept-test-texts.ts'
import { t } from '../messages.ts'
import { FinishedTests } from './finished-tests.tsx'
import { FormChoice } from './form-choice.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { RunningTest } from './running-test.tsx'
import { StartDialog } from './start-dialog.tsx'

type Props = {
  /** Pages of finished tests count from 1. */
  page: number
  /** How the scores went from test to test, where there are any. */
  trend?: ReactNode
}

/** The mock tests: one that runs, those to choose from, and those that are finished. */
export function MockTestsPage({ page, trend }: Props) {
  const { variant, user } = useSession()
  const { data, error, refetch, isFetching, isFetchedAfterMount, isPlaceholderData } = useQuery(
    mockTestsQuery(variant, page),
  )
  const isKnown = isFetchedAfterMount && !isFetching && !isPlaceholderData
  useSweep(user?.id, isKnown ? data : undefined)
  return (
    <>
      <PageTitle>{t('mockTest')}</PageTitle>
      <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('mockTest')}</h1>
      <p className="mb-5 mt-1 max-w-prose text-ink-2">{t('listText', { exam: examName(variant) })}</p>
      {data === undefined && error === null ? <ListSkeleton /> : null}
      {data === undefined && error !== null ? (
        <Card padding="none">
          <LoadProblem title={t('listFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : null}
      {data === undefined ? null : <Tests list={data} page={page} trend={trend} />}
    </>
  )
}

/** What this device keeps of tests that do not run goes, once the server has said now which one does. */
function useSweep(userId: string | undefined, list: MockTestList | undefined) {
  useEffect(() => {
    if (userId === undefined || list === undefined) return
    const running = list.running?.id ?? null
    sweepTestTexts(userId, running)
    void sweepTestAnswers(userId, running)
  }, [userId, list])
}

function Tests({ list, page, trend }: Props & { list: MockTestList }) {
  const { variant } = useSession()
  const goTo = useGoTo()
  const [chosen, setChosen] = useState<FormId | null>(null)
  const { running, format, freeLeft, finished, lastPage } = list
  useEffect(() => {
    if (page > lastPage) goTo(urls.mockTestsPage(lastPage), { replace: true })
  }, [page, lastPage, goTo])
  const choose = (form: FormId) => {
    if (isLocked(form, freeLeft)) askForUpgrade('premium_required')
    else setChosen(form)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {running === null ? null : <RunningTest test={running} />}
      <FormChoice
        format={format}
        freeLeft={freeLeft}
        hasRunning={running !== null}
        isLocked={(form) => isLocked(form, freeLeft)}
        onChoose={choose}
      />
      {trend}
      <FinishedTests tests={finished} page={page} lastPage={lastPage} />
      <StartDialog form={chosen} format={format} variant={variant} onClose={() => setChosen(null)} />
    </div>
  )
}

/** A free test is a mini. */
const isLocked = (form: FormId, freeLeft: number | null): boolean =>
  freeLeft !== null && (form !== 'mini' || freeLeft === 0)

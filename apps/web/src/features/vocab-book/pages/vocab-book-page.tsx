import { taskIdOf } from '@rehearsal/contracts/practice-type'
import type { VocabPracticeCount } from '@rehearsal/contracts/vocab-book'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { BookMarked } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { urls } from '../../../shared/urls.ts'
import { vocabCountsQuery } from '../api/vocab-query.ts'
import { t } from '../messages.ts'
import { KindCards, KindCardsSkeleton } from './kind-cards.tsx'

type Props = {
  /** What other features offer here: import and export. */
  tools?: ReactNode
  /** The way to today's review; shown once there are words. */
  review?: ReactNode
}

/** The words that a learner keeps, by the kind of question that they come from (specification §2.12). */
export function VocabBookPage({ tools, review }: Props) {
  const { variant } = useSession()
  const { data, error, refetch, isFetching } = useQuery(vocabCountsQuery(variant))
  const total = data?.reduce((sum, { totalCount }) => sum + totalCount, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('vocabBook')}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('vocabBook')}</h1>
          <p className="mt-1 max-w-[60ch] text-ink-2">{t('vocabBookText')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button href={urls.vocabWords('all')} icon={<BookMarked size={16} aria-hidden />}>
            {t('allWords')}
          </Button>
          {tools}
        </div>
      </header>
      {data === undefined && error === null ? <KindCardsSkeleton /> : null}
      {data === undefined && error !== null ? (
        <Card padding="none">
          <LoadProblem title={t('bookFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : null}
      {total === 0 ? <NoWordsYet /> : null}
      {total === undefined || total === 0 ? null : review}
      {data === undefined ? null : <KindCards counts={data.filter(isKnown)} />}
    </div>
  )
}

/** A server that is newer than this page may count kinds that it does not know. */
const isKnown = ({ practiceType }: VocabPracticeCount): boolean =>
  practiceType === null || taskIdOf(practiceType) !== undefined

function NoWordsYet() {
  return (
    <Card padding="none">
      <EmptyState
        icon={<BookMarked size={22} />}
        title={t('noWordsYet')}
        description={t('noWordsYetText')}
        action={
          <Button variant="primary" href={urls.questionList('reading/rw-fill-in-the-blanks')}>
            {t('practiseAny')}
          </Button>
        }
      />
    </Card>
  )
}

import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { useEffect } from 'react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { PausingSearch } from '../../shared/frame/pausing-search.tsx'
import { Pages } from '../../shared/frame/pages.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import type { SearchParams } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { wordsQuery } from './api/words-query.ts'
import { bookSearchOf, type BookSearch, searchParamsOfBook } from './book-search.ts'
import { howWordsEnter } from './how-words-enter.ts'
import { AddWordForm } from './list/add-word-form.tsx'
import { WordTable } from './list/word-table.tsx'
import { t } from './messages.ts'

/** The words whose sounds a learner works on (specification §2.12). Page, order and search stand in the address. */
export function PronunciationBookPage({ search: address }: { search: SearchParams }) {
  const search = bookSearchOf(address)
  const goTo = useGoTo()
  const { data, error, refetch, isFetching } = useQuery(wordsQuery(search))
  const show = (next: BookSearch, options?: { replace: boolean }) =>
    goTo(urls.pronunciationBook(searchParamsOfBook(next)), options)
  const lastPage = data?.totalPages ?? search.page
  const { page, sort, word } = search
  useEffect(() => {
    if (page > lastPage)
      goTo(urls.pronunciationBook(searchParamsOfBook({ page: lastPage, sort, word })), { replace: true })
  }, [page, sort, word, lastPage, goTo])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('title')}</h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">{t('about')}</p>
        <div role="status" className="num mt-1 min-h-6 text-ink-3">
          {data === undefined && error === null ? <Skeleton shape="text" width="6rem" /> : null}
          {data === undefined ? null : t('found', { count: data.total })}
        </div>
      </header>
      <div className="grid gap-3 md:grid-cols-2">
        <PausingSearch
          text={word}
          onChange={(next) => show({ page: 1, sort, word: next }, { replace: true })}
          label={t('search')}
          clearLabel={t('clearSearch')}
          placeholder={t('searchPlaceholder')}
          maxLength={64}
        />
        <AddWordForm />
      </div>
      {data === undefined && error !== null ? (
        <Card padding="none">
          <LoadProblem title={t('wordsFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : (
        <WordTable
          words={data?.words ?? []}
          search={search}
          isLoading={data === undefined}
          onSearch={(next) => show(next)}
          empty={<NoWords word={word} onClear={() => show({ page: 1, sort, word: '' })} />}
        />
      )}
      {data !== undefined && data.total > 0 ? (
        <p className="max-w-[68ch] text-[0.8125rem] text-ink-3">{howWordsEnter()}</p>
      ) : null}
      {lastPage > 1 ? (
        <Pages
          label={t('pages')}
          page={page}
          lastPage={lastPage}
          onPage={(next) => show({ page: next, sort, word })}
          isDisabled={data === undefined}
        />
      ) : null}
    </div>
  )
}

function NoWords({ word, onClear }: { word: string; onClear: () => void }) {
  if (word !== '') {
    return (
      <EmptyState
        title={t('nothingFound', { word })}
        description={t('nothingFoundAdvice')}
        action={<Button onClick={onClear}>{t('clearSearch')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={<AudioLines size={22} aria-hidden />}
      title={t('empty')}
      description={howWordsEnter()}
      action={
        <Button variant="primary" href={urls.questionList('speaking/read-aloud')}>
          {t('toReadAloud')}
        </Button>
      }
    />
  )
}

import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import type { SearchParams } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { wordQuery } from './api/word-query.ts'
import { bookSearchOf, type BookSearch, searchParamsOfBook } from './book-search.ts'
import { t } from './messages.ts'
import { Meanings } from './word/meanings.tsx'
import { Neighbours } from './word/neighbours.tsx'
import { Pairs } from './word/pairs.tsx'
import { PractiseWord } from './word/practise-word.tsx'
import { Progress } from './word/progress.tsx'
import { WordHeader } from './word/word-header.tsx'
import { WordSkeleton } from './word/word-skeleton.tsx'

/** One word to work on (specification §2.12): hear it, say it, see its sounds, note and mark it. */
export function PronunciationWordPage({ id, search: address }: { id: number; search: SearchParams }) {
  const search = bookSearchOf(address)
  const { data, error, refetch, isFetching } = useQuery(wordQuery(id, search))
  const bookUrl = urls.pronunciationBook(searchParamsOfBook(search))
  const isMissing = error instanceof ApiError && error.status === 404
  if (data !== undefined && !isMissing) return <Word key={data.id} entry={data} search={search} bookUrl={bookUrl} />
  if (error === null) return <WordSkeleton />
  return (
    <Card padding="none">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="sr-only">{t('title')}</h1>
      {isMissing ? (
        <EmptyState
          title={t('noWord')}
          description={t('noWordAdvice')}
          action={<Button href={bookUrl}>{t('toBook')}</Button>}
        />
      ) : (
        <LoadProblem title={t('wordFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Card>
  )
}

function Word({ entry, search, bookUrl }: { entry: PronunciationEntry; search: BookSearch; bookUrl: string }) {
  const goTo = useGoTo()
  const urlOf = (id: number | null) => (id === null ? null : urls.pronunciationWord(id, searchParamsOfBook(search)))
  const previousUrl = urlOf(entry.previousId)
  const nextUrl = urlOf(entry.nextId)
  useShortcuts({
    '[': () => (previousUrl === null ? undefined : goTo(previousUrl)),
    ']': () => (nextUrl === null ? undefined : goTo(nextUrl)),
  })
  return (
    <div className="mx-auto grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{entry.word}</PageTitle>
      <WordHeader entry={entry} bookUrl={bookUrl} />
      <PractiseWord entry={entry} />
      <Progress entry={entry} />
      <Pairs entry={entry} />
      <Meanings meanings={entry.meanings} />
      <Neighbours previousUrl={previousUrl} nextUrl={nextUrl} bookUrl={bookUrl} />
    </div>
  )
}

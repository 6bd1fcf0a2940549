import { type VocabSort, vocabSortSchema } from '@rehearsal/contracts/vocab-book'
import { skillSchema } from '@rehearsal/exam/skill'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Card } from '@rehearsal/ui/card'
import { Select } from '@rehearsal/ui/select'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { PausingSearch } from '../../../shared/frame/pausing-search.tsx'
import { Pages } from '../../../shared/frame/pages.tsx'
import { skillName } from '../../../shared/skill-names.ts'
import { useGoTo } from '../../../shared/navigation.ts'
import { type VocabListing, type VocabScope, vocabWordsQuery } from '../api/vocab-query.ts'
import { LONGEST_LOOK_UP } from '../look-up/word-at.ts'
import { t } from '../messages.ts'
import { NoWords } from './no-words.tsx'
import { WordList, WordListSkeleton } from './word-list.tsx'
import { addressOf } from './words-search.ts'

type Props = { scope: VocabScope; listing: VocabListing; tools?: ReactNode }

/** My words of one kind of question, of none, or all: searched, sorted and in pages, as the address says. */
export function VocabWordsPage({ scope, listing, tools }: Props) {
  const goTo = useGoTo()
  const { data, error, refetch, isFetching } = useQuery(vocabWordsQuery(scope, listing))
  const name = nameOf(scope)
  const { page, word, sort } = listing
  const choose = (change: Partial<VocabListing>, replace = true) =>
    goTo(addressOf(scope, { ...listing, page: 1, ...change }), { replace })
  const lastPage = data?.totalPages ?? page
  useEffect(() => {
    if (page > lastPage) goTo(addressOf(scope, { word, sort, page: lastPage }), { replace: true })
  }, [page, lastPage, goTo, scope, word, sort])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{name}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-ink-3">{[t('vocabBook'), ...skillOf(scope)].join(' · ')}</p>
          <h1 className="text-2xl font-[650] tracking-[-0.02em]">{name}</h1>
          <div role="status" className="num min-h-6 text-ink-3">
            {data === undefined && error === null ? <Skeleton shape="text" width="6rem" /> : null}
            {data === undefined ? null : <bdi>{t('foundWords', { count: data.total })}</bdi>}
          </div>
        </div>
        {tools === undefined ? null : <div className="flex flex-wrap gap-2">{tools}</div>}
      </header>
      <div className="flex flex-wrap items-center gap-2">
        <PausingSearch
          text={word}
          onChange={(next) => choose({ word: next })}
          label={t('searchWords')}
          clearLabel={t('clearSearch')}
          placeholder={t('searchWordsPlaceholder')}
          maxLength={LONGEST_LOOK_UP}
          className="min-w-0 flex-[1_1_14rem] sheet:max-w-80"
        />
        <div className="flex items-center gap-2">
          <span aria-hidden className="text-sm font-semibold text-ink-2">
            {t('sort')}
          </span>
          <Select<VocabSort>
            label={t('sort')}
            hasLabelHidden
            size="small"
            options={vocabSortSchema.options.map((value) => ({ value, label: t(`sort_${value}`) }))}
            value={sort}
            onChange={(next) => choose({ sort: next })}
          />
        </div>
      </div>
      <Card padding="none" className="overflow-clip">
        {data === undefined && error === null ? <WordListSkeleton /> : null}
        {data === undefined && error !== null ? (
          <LoadProblem title={t('wordsFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : null}
        {data?.words.length === 0 ? (
          <NoWords scope={scope} name={name} isSearch={word !== ''} onClear={() => choose({ word: '' })} />
        ) : null}
        {data === undefined || data.words.length === 0 ? null : <WordList label={name} words={data.words} />}
      </Card>
      {lastPage > 1 ? (
        <Pages
          label={t('pages')}
          page={page}
          lastPage={lastPage}
          onPage={(next) => choose({ page: next }, false)}
          isDisabled={data === undefined}
        />
      ) : null}
    </div>
  )
}

/** Two sections have kinds of one name. */
function skillOf(scope: VocabScope): string[] {
  const skill = skillSchema.safeParse(scope.split('/')[0])
  return skill.success ? [skillName(skill.data)] : []
}

function nameOf(scope: VocabScope): string {
  if (scope === 'ALL') return t('allWords')
  return scope === 'OTHER' ? t('otherKind') : catalogue[scope].name
}

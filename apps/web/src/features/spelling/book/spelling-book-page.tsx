import { misspeltSortSchema } from '@rehearsal/contracts/misspelt-words'
import { Select } from '@rehearsal/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { PausingSearch } from '../../../shared/frame/pausing-search.tsx'
import { Pages } from '../../../shared/frame/pages.tsx'
import { useGoTo } from '../../../shared/navigation.ts'
import { urls } from '../../../shared/urls.ts'
import { misspeltWordsQuery, type MisspeltSearch } from '../api/misspelt-words.ts'
import { t } from '../messages.ts'
import { MisspeltList } from './misspelt-list.tsx'
import { PromoPanel } from './promo-panel.tsx'

const LONGEST_SEARCH = 64

/** The spelling book: the way to a dictation, and the words that I have spelled wrong. Search, order and page stand in the address. */
export function SpellingBookPage({ search }: { search: MisspeltSearch }) {
  const goTo = useGoTo()
  const { data } = useQuery(misspeltWordsQuery(search))
  const lastPage = data?.totalPages ?? search.page
  const show = (changes: Partial<MisspeltSearch>) =>
    goTo(urls.spellingBook({ ...search, page: 1, ...changes }), { replace: changes.page === undefined })
  useEffect(() => {
    if (search.page > lastPage) goTo(urls.spellingBook({ ...search, page: lastPage }), { replace: true })
  }, [search, lastPage, goTo])
  const isEmpty = data?.total === 0 && search.word === ''
  return (
    <>
      <PageTitle>{t('spellingBook')}</PageTitle>
      <h1 className="mb-4 text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('spellingBook')}</h1>
      <PromoPanel />
      <h2 className="mb-3 text-lg font-[650] tracking-[-0.01em]">{t('misspeltWords')}</h2>
      {isEmpty ? null : (
        <div className="mb-3 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <PausingSearch
              text={search.word}
              onChange={(word) => show({ word })}
              label={t('searchWords')}
              clearLabel={t('clearSearch')}
              placeholder={t('searchWords')}
              maxLength={LONGEST_SEARCH}
            />
          </div>
          <Select
            label={t('sort')}
            hasLabelHidden
            options={misspeltSortSchema.options.map((value) => ({ value, label: t(`sort_${value}`) }))}
            value={search.sort}
            onChange={(sort) => show({ sort })}
            className="max-sm:w-full"
          />
        </div>
      )}
      <MisspeltList search={search} />
      {lastPage > 1 ? (
        <div className="mt-4">
          <Pages
            label={t('pages')}
            page={search.page}
            lastPage={lastPage}
            onPage={(page) => show({ page })}
            isDisabled={data === undefined}
          />
        </div>
      ) : null}
    </>
  )
}

import type { PronunciationWord } from '@rehearsal/contracts/pronunciation-book'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import { DataTable } from '@rehearsal/ui/data-table'
import type { ComponentProps, ReactNode } from 'react'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { urls } from '../../../shared/urls.ts'
import { type BookSearch, searchParamsOfBook, sortedBy, sortingOf } from '../book-search.ts'
import { t } from '../messages.ts'
import { ScoreLabel } from '../score-label.tsx'

type Column = ComponentProps<typeof DataTable<PronunciationWord>>['columns'][number]

type Props = {
  words: readonly PronunciationWord[]
  search: BookSearch
  isLoading: boolean
  onSearch: (search: BookSearch) => void
  empty: ReactNode
}

/** One page of the book, sorted by pressing a column. */
export function WordTable({ words, search, isLoading, onSearch, empty }: Props) {
  const address = searchParamsOfBook(search)
  return (
    <DataTable
      caption={t('words')}
      columns={columns()}
      rows={words}
      rowKey={({ id }) => id}
      rowHref={({ id }) => urls.pronunciationWord(id, address)}
      sort={sortingOf(search.sort)}
      onSort={(columnId) => onSearch({ ...search, page: 1, sort: sortedBy(search.sort, columnId) })}
      sortLabel={(column) => t('sortBy', { column })}
      isLoading={isLoading}
      loadingLabel={t('loadingWords')}
      skeletonRows={TABLE_PAGE_SIZE}
      empty={empty}
    />
  )
}

const columns = (): readonly Column[] => [
  { id: 'word', header: t('columnWord'), cell: (word) => <WordCell word={word} />, isSortable: true, isTitle: true },
  {
    id: 'score',
    header: t('columnScore'),
    cell: ({ lastScore, enteredScore }) => <ScoreLabel score={lastScore ?? enteredScore} />,
    isSortable: true,
    width: '12rem',
  },
  {
    id: 'mark',
    header: t('columnMark'),
    cell: ({ bookmark }) => (bookmark === 'UNMARK' ? t('unmarked') : t(`mark_${bookmark}`)),
    width: '7rem',
  },
  { id: 'tries', header: t('columnTries'), cell: ({ takeCount }) => formatNumber(takeCount), width: '5rem' },
  {
    id: 'date',
    header: t('columnDate'),
    cell: ({ createdDate }) => formatDay(createdDate),
    isSortable: true,
    width: '8rem',
  },
]

function WordCell({ word: { word, americanPhonetic } }: { word: PronunciationWord }) {
  return (
    <span lang="en" dir="ltr" className="flex flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
      <span className="font-semibold">{word}</span>
      {americanPhonetic === null ? null : <span className="font-normal text-ink-3">{`/${americanPhonetic}/`}</span>}
    </span>
  )
}

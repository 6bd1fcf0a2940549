import { Pagination } from '@rehearsal/ui/pagination'
import { t } from './messages.ts'

type Props = { page: number; lastPage: number; onPage: (page: number) => void }

/** The way to the other pages of a list; nothing where there is one page. */
export function Pages({ page, lastPage, onPage }: Props) {
  if (lastPage <= 1 && page === 1) return null
  return (
    <Pagination
      label={t('pages')}
      page={page}
      totalPages={lastPage}
      onPage={onPage}
      pageLabel={t('page')}
      ofLabel={(total) => t('ofPages', { total })}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
    />
  )
}

import { wholeNumberTyped } from '@rehearsal/exam/typed-text/number-typed'
import { Pagination } from '@rehearsal/ui/pagination'
import { t } from './pages-messages.ts'

type Props = {
  /** What has pages. */
  label: string
  page: number
  lastPage: number
  onPage: (page: number) => void
  isDisabled?: boolean
}

/** The way to the other pages of a list (specification §2.5). */
export function Pages({ label, page, lastPage, onPage, isDisabled = false }: Props) {
  return (
    <Pagination
      label={label}
      page={page}
      totalPages={lastPage}
      onPage={onPage}
      pageLabel={t('page')}
      ofLabel={(total) => t('ofPages', { total })}
      numberTyped={wholeNumberTyped}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      isDisabled={isDisabled}
    />
  )
}

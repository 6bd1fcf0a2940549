import { Pages as AllPages } from '../../shared/frame/pages.tsx'
import { t } from './messages.ts'

type Props = { page: number; lastPage: number; onPage: (page: number) => void }

/** The way to the other pages of a list; nothing where there is one page. */
export function Pages(props: Props) {
  if (props.lastPage <= 1 && props.page === 1) return null
  return <AllPages label={t('pages')} {...props} />
}

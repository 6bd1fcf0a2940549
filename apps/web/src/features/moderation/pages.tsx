import { useEffect, useEffectEvent } from 'react'
import { Pages as AllPages } from '../../shared/frame/pages.tsx'
import { t } from './messages.ts'

type Props = {
  page: number
  lastPage: number
  onPage: (page: number) => void
  /** Leads from a page that is no more, emptied by the last decision say, to the last there is. */
  onBeyond: (lastPage: number) => void
}

/** The way to the other pages of a list; nothing where there is one page. */
export function Pages({ page, lastPage, onPage, onBeyond }: Props) {
  const leave = useEffectEvent(onBeyond)
  useEffect(() => {
    if (page > lastPage) leave(lastPage)
  }, [page, lastPage])
  if (lastPage <= 1) return null
  return <AllPages label={t('pages')} page={page} lastPage={lastPage} onPage={onPage} />
}

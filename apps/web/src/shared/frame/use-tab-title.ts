import { useEffect } from 'react'
import { t } from './messages.ts'

/** Titles the browser's tab. Set by hand: a `<title>` of React's stands behind that of `index.html`, and the first one wins. */
export function useTabTitle(page: string): void {
  const title = t('pageTitle', { page })
  useEffect(() => {
    document.title = title
  }, [title])
}

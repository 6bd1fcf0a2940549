import { useEffect } from 'react'
import { t } from './messages.ts'

/** The title of the browser's tab. Set by hand: a `<title>` of React's stands behind that of `index.html`, and the first one wins. */
export function PageTitle({ children }: { children: string }) {
  const title = t('pageTitle', { page: children })
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}

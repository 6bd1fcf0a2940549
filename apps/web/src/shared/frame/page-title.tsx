import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from './messages.ts'
import { setPageName } from './page-name.ts'

/** The title of the browser's tab, by which the breadcrumbs know the page too. Set by hand: a `<title>` of React's stands behind that of `index.html`, and the first one wins. */
export function PageTitle({ children }: { children: string }) {
  const title = t('pageTitle', { page: children })
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    document.title = title
    setPageName(pathname, children)
  }, [title, pathname, children])
  return null
}

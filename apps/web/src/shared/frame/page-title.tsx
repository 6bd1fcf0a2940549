import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { setPageName } from './page-name.ts'
import { useTabTitle } from './use-tab-title.ts'

/** The title of the browser's tab, by which the breadcrumbs know the page too. */
export function PageTitle({ children }: { children: string }) {
  useTabTitle(children)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => setPageName(pathname, children), [pathname, children])
  return null
}

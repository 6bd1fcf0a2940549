import { t } from './messages.ts'

/** The title of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{t('pageTitle', { page: children })}</title>
}

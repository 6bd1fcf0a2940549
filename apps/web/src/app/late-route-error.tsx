import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { t } from './messages.ts'

/** Loaded beside the first page, so that it is at hand when the line breaks, and does not come with the start. */
export const loadRouteError = () =>
  import('./route-error.tsx').then(
    ({ RouteError }) => ({ default: RouteError }),
    () => ({ default: PlainRouteError }),
  )

const RouteError = lazy(loadRouteError)

/** What stands in place of a page that threw. */
export function LateRouteError(props: ErrorComponentProps) {
  return (
    <Suspense>
      <RouteError {...props} />
    </Suspense>
  )
}

/** Where not even the error's own page could be loaded. */
function PlainRouteError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert" className="grid min-h-[60dvh] place-content-center gap-3 text-center">
      <h1>{t('errorTitle')}</h1>
      <button type="button" onClick={retry} className="min-h-11 underline">
        {t('retry')}
      </button>
    </div>
  )
}

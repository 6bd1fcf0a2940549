import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { parseSearchParams, stringifySearchParams } from '../shared/search-params.ts'
import { LateRouteError } from './late-route-error.tsx'
import { routeTree } from './route-tree.gen.ts'

/** The router over all pages. */
export function createAppRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    defaultErrorComponent: LateRouteError,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

import { type LayerHost, LayerProvider } from '@rehearsal/ui/layer'
import { UiProvider } from '@rehearsal/ui/provider'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { createAppRouter } from './router.ts'

const Toasts = lazy(() => import('./toasts.tsx'))

type Props = { router: ReturnType<typeof createAppRouter>; queryClient: QueryClient; layers: LayerHost }

/** Everything that stands around the pages. */
export function App({ router, queryClient, layers }: Props) {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <LayerProvider host={layers}>
          <RouterProvider router={router} />
        </LayerProvider>
        <Suspense>
          <Toasts />
        </Suspense>
      </QueryClientProvider>
    </UiProvider>
  )
}

import '../shared/theme/theme.css'
import { UiProvider } from '@rehearsal/ui/provider'
import { createBrowserHistory } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../shared/api/query-client.ts'
import { leadHome, readWhereabouts } from '../shared/browser/read-whereabouts.ts'
import { logProblem } from '../shared/log.ts'
import { App } from './app.tsx'
import { loadRouteError } from './late-route-error.tsx'
import { createLayerHost } from './layer-host.ts'
import { createAppRouter } from './router.ts'

const WrongAddressPage = lazy(() => import('./wrong-address.tsx'))

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root: the app has nowhere to stand')

// Beside the first page's own code, which takes as long to come: nothing is on screen yet that could be translated.
import('@rehearsal/ui/foreign-nodes').then(
  ({ guardForeignNodes }) => guardForeignNodes(),
  (error: unknown) => logProblem('What keeps the page alive under a translator could not be loaded', error),
)

void loadRouteError()

const whereabouts = readWhereabouts()
if (whereabouts.kind === 'leads') {
  leadHome(whereabouts.address)
} else {
  createRoot(root).render(
    <StrictMode>
      {whereabouts.kind === 'right' ? (
        app()
      ) : (
        <UiProvider>
          <Suspense>
            <WrongAddressPage whereabouts={whereabouts} location={window.location} />
          </Suspense>
        </UiProvider>
      )}
    </StrictMode>,
  )
}

function app() {
  const layers = createLayerHost(createBrowserHistory)
  return <App router={createAppRouter(layers.history)} queryClient={createQueryClient()} layers={layers} />
}

import '../shared/theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../shared/api/query-client.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root: the app has nowhere to stand')

createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} queryClient={createQueryClient()} />
  </StrictMode>,
)

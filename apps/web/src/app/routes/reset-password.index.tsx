import { createFileRoute } from '@tanstack/react-router'
import { RequestResetPage } from '../../features/identity-pages/request-reset-page.tsx'

export const Route = createFileRoute('/reset-password/')({ component: RequestResetPage })

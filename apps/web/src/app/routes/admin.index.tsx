import { createFileRoute } from '@tanstack/react-router'
import { AdminHome } from '../shell/admin-home.tsx'

export const Route = createFileRoute('/admin/')({ component: AdminHome })

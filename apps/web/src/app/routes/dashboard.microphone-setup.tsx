import { createFileRoute } from '@tanstack/react-router'
import { MicrophonePage } from '../../features/microphone/microphone-page.tsx'

export const Route = createFileRoute('/dashboard/microphone-setup')({ component: MicrophonePage })

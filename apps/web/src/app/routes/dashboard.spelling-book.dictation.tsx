import { createFileRoute } from '@tanstack/react-router'
import { DictationPage } from '../../features/spelling/dictation/dictation-page.tsx'

export const Route = createFileRoute('/dashboard/spelling-book/dictation')({ component: DictationPage })

import { createFileRoute } from '@tanstack/react-router'
import { NotesPage } from '../../features/notes/notes-page.tsx'

export const Route = createFileRoute('/dashboard/notes/')({ component: NotesPage })

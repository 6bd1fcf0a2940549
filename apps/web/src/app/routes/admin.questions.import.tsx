import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../../features/question-bank/packs/import-page.tsx'

export const Route = createFileRoute('/admin/questions/import')({ component: ImportPage })

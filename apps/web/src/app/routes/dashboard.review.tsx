import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { ReviewPage } from '../../features/review/review-page.tsx'

const TargetDialog = lazy(() => import('../../features/targets/target-dialog.tsx'))

export const Route = createFileRoute('/dashboard/review')({
  component: () => <ReviewPage targetForm={(form) => <TargetDialog {...form} />} />,
})

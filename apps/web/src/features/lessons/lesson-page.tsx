import { idSchema } from '@rehearsal/contracts/wire'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import type { SearchParams } from '../../shared/search-params.ts'
import { askForUpgrade } from '../../shared/upgrade/upgrade-need.ts'
import { urls } from '../../shared/urls.ts'
import { lessonQuery } from './api/lesson-query.ts'
import { LessonPlayer } from './lesson-player.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { t } from './messages.ts'

type Props = { slug: string; search: SearchParams }

/**
 * One in-app lesson. It is a page of its own and no layer over the question: leaving the question gives the microphone back,
 * stops what plays, and asks first where an answer is not sent.
 */
export function LessonPage({ slug, search }: Props) {
  const lesson = useQuery(lessonQuery(slug))
  const status = lesson.error instanceof ApiError ? lesson.error.status : null
  if (lesson.data !== undefined) {
    return (
      <>
        <PageTitle>{lesson.data.title}</PageTitle>
        <LessonPlayer lesson={lesson.data} backUrl={questionUrlOf(search)} />
      </>
    )
  }
  if (lesson.error === null) return <LessonSkeleton />
  if (status === 402) {
    return (
      <Problem title={t('lockedTitle')} advice={t('lockedAdvice')} icon={<Lock size={22} aria-hidden />}>
        <Button variant="primary" onClick={() => askForUpgrade('premium_required')}>
          {t('whyLocked')}
        </Button>
      </Problem>
    )
  }
  if (status === 404 || status === 400) {
    return (
      <Problem title={t('noLesson')} advice={t('noLessonAdvice')}>
        <Button href={urls.dashboard}>{t('toDashboard')}</Button>
      </Problem>
    )
  }
  return (
    <Card padding="none">
      <h1 className="sr-only">{t('lessonFailed')}</h1>
      <LoadProblem
        title={t('lessonFailed')}
        error={lesson.error}
        onRetry={() => void lesson.refetch()}
        isRetrying={lesson.isFetching}
      />
    </Card>
  )
}

type ProblemProps = { title: string; advice: string; icon?: ReactNode; children: ReactNode }

function Problem({ title, advice, icon, children }: ProblemProps) {
  return (
    <Card padding="none">
      <PageTitle>{title}</PageTitle>
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} description={advice} icon={icon} action={children} />
    </Card>
  )
}

/** The question that the lesson was opened from, where the address names one. */
function questionUrlOf({ taskId, questionId }: SearchParams): string | null {
  const task = taskIdSchema.safeParse(taskId)
  const id = idSchema.safeParse(questionId)
  return task.success && id.success ? urls.question(task.data, id.data) : null
}

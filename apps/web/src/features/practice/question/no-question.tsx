import type { TaskFace } from '@rehearsal/tasks/task'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../../shared/session/use-session.ts'
import { urls } from '../../../shared/urls.ts'
import { runningTestQuery } from '../../../shared/api/running-test-query.ts'
import { t } from '../messages.ts'

type Props = {
  task: TaskFace
  /** The list that the question was opened from. */
  listUrl: string
}

/** There is no such question. */
export function NoPractice({ task, listUrl }: Props) {
  return (
    <InPlace task={task}>
      <EmptyState
        title={t('noPractice')}
        description={t('noPracticeAdvice')}
        action={<Button href={listUrl}>{t('toList')}</Button>}
      />
    </InPlace>
  )
}

/** The learner's running mock test asks it: until the test ends it cannot be practised. */
export function InRunningTest({ task, listUrl }: Props) {
  const { variant } = useSession()
  const { data: running } = useQuery(runningTestQuery(variant))
  return (
    <InPlace task={task}>
      <EmptyState
        icon={<Lock size={22} />}
        title={t('inRunningTest')}
        description={t('inRunningTestText')}
        action={
          <div className="flex flex-wrap justify-center gap-2 max-sheet:flex-col">
            <Button variant="primary" href={running ? urls.mockTest(running.id) : urls.mockTests}>
              {t('toRunningTest')}
            </Button>
            <Button href={listUrl}>{t('toList')}</Button>
          </div>
        }
      />
    </InPlace>
  )
}

function InPlace({ task, children }: { task: TaskFace; children: ReactNode }) {
  return (
    <Card padding="none">
      <h1 className="sr-only">{task.name}</h1>
      {children}
    </Card>
  )
}

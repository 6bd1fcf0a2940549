import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import type { Skill } from '@rehearsal/exam/skill'
import { tasksOf } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { useFormat } from '../../shared/session/use-format.ts'
import { urls } from '../../shared/urls.ts'
import { noteCountsQuery } from './api/note-counts-query.ts'
import { SkillNotes } from './list/skill-notes.tsx'
import { t } from './messages.ts'

/** The order of the books' cards (specification §2.12). */
const skills: readonly Skill[] = ['listening', 'reading', 'writing', 'speaking']

/** How many notes there are on each kind of question of the exam that is practised (specification §2.12). */
export function NotesPage() {
  const format = useFormat()
  const { data, error, refetch, isFetching } = useQuery(noteCountsQuery)
  const tasks = tasksOf(format).map((task) => ({ ...task, count: data?.get(practiceTypeOf(task.id)) ?? 0 }))
  const hasNotes = tasks.some(({ count }) => count > 0)
  const isFailed = data === undefined && error !== null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('notes')}</PageTitle>
      <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('notes')}</h1>
      {isFailed ? (
        <Card padding="none">
          <LoadProblem title={t('notesFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : null}
      {data !== undefined && !hasNotes ? (
        <Card padding="none">
          <EmptyState
            icon={<StickyNote size={22} />}
            title={t('noNotesYet')}
            description={t('noNotesAdvice')}
            action={
              <Button variant="primary" href={urls.questionList('speaking/read-aloud')}>
                {t('startPractising')}
              </Button>
            }
          />
        </Card>
      ) : null}
      {isFailed || (data !== undefined && !hasNotes)
        ? null
        : skills.map((skill) => (
            <SkillNotes
              key={skill}
              skill={skill}
              tasks={tasks.filter(({ id }) => id.startsWith(`${skill}/`))}
              isLoading={data === undefined}
            />
          ))}
    </div>
  )
}

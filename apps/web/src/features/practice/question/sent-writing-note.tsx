import type { TaskView } from '@rehearsal/tasks/views'
import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../../../shared/api/configs-query.ts'
import { t } from '../messages.ts'

/** Says before anything is sent that written answers go to a service outside, where the operator named one. */
export function SentWritingNote({ view: { task } }: { view: Pick<TaskView, 'task'> }) {
  const isWriting = task.scoredBy === 'ai' && 'answer' in task.submission.shape
  const { data } = useQuery({ ...configsQuery, enabled: isWriting })
  if (!isWriting || data?.sendsWriting !== true) return null
  return <p className="border-t border-line px-4 py-3 text-sm text-ink-2 md:px-6">{t('sendsWriting')}</p>
}

import { catalogue } from '@rehearsal/tasks/catalogue'
import { Link } from '@rehearsal/ui/link'
import { useOfferedKinds } from '../../../shared/session/use-offered-kinds.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

/** What the exam as it is sat has and the learner's list has not, and where to choose it. */
export function TodaysExam() {
  const kinds = useOfferedKinds()
  if (kinds.length === 0) return null
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(kinds.map((taskId) => catalogue[taskId].name))
  return (
    <p className="mt-3 text-sm text-ink-2">
      {t('todaysExam', { kinds: names })}{' '}
      <Link
        href={urls.profile}
        className="underline decoration-line-strong underline-offset-4 hover:decoration-current touch:py-3"
      >
        {t('chooseExam')}
      </Link>
    </p>
  )
}

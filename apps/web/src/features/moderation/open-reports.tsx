import { Chip } from '@rehearsal/ui/chip'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { moderatedQuery } from './api/moderated-query.ts'
import { t } from './messages.ts'

/** How many things wait for a decision, in all queues; nothing while that is not known, or when none does. */
export default function OpenReports() {
  const { data } = useQuery(moderatedQuery('question', 'open', 1))
  const open = Object.values(data?.openCounts ?? {}).reduce((sum, count) => sum + count, 0)
  if (open === 0) return null
  return (
    <Chip tone="fair" icon={<Flag size={14} aria-hidden />}>
      {t('toDecide', { count: open })}
    </Chip>
  )
}

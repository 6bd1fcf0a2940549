import { Link } from '@rehearsal/ui/link'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { urls } from '../../shared/urls.ts'
import { reviewQueueQuery } from './api/review-queue-query.ts'
import { t } from './messages.ts'

/** The way to today's review, with the number of cards; without it while it is not known. */
export function ReviewCardLink() {
  const { data } = useQuery(reviewQueueQuery('count'))
  return (
    <Link
      href={urls.review}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 no-underline transition-colors hover:border-control"
    >
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong"
      >
        <Layers size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('review')}</span>
        <span className="block text-sm text-ink-3">{t('reviewAdvice')}</span>
      </span>
      <span className="num text-sm font-medium text-ink-2">
        {data === undefined ? null : t('due', { count: data.cards.length })}
      </span>
    </Link>
  )
}

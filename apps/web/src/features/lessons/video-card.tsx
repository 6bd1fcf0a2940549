import type { VideoLink } from '@rehearsal/contracts/lessons'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { Link } from '@rehearsal/ui/link'
import { Clock, ExternalLink } from 'lucide-react'
import { urls } from '../../shared/urls.ts'
import { kindOf } from './lesson-kind.ts'
import { t } from './messages.ts'
import { minutesOf } from './minutes-of.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = { link: VideoLink; from: { taskId: TaskId; questionId: number }; onChoose: () => void }

const look =
  'group block h-full rounded-card text-ink no-underline outline-offset-2 focus-visible:outline-2 focus-visible:outline-brand'

/** One link of the slider: a lesson of our own opens here, anything else in a new tab. */
export function VideoCard({ link, from, onChoose }: Props) {
  if (link.lesson === null) {
    return (
      <a href={link.url} target="_blank" rel="noopener noreferrer" className={look}>
        <Thumbnail title={link.title} seed={link.url} label={t('video')} tone="neutral" />
        <span className="mt-2 flex items-center gap-1.5 text-sm text-ink-3">
          <ExternalLink size={14} aria-hidden />
          {t('newTab')}
        </span>
      </a>
    )
  }
  return (
    <Link href={urls.lesson(link.lesson, from)} onClick={onChoose} className={look}>
      <Thumbnail title={link.title} seed={link.lesson} {...kindOf(link.lesson)} />
      {link.seconds === null ? null : (
        <span className="mt-2 flex items-center gap-1.5 text-sm text-ink-3">
          <Clock size={14} aria-hidden />
          {t('minutes', { count: minutesOf(link.seconds) })}
        </span>
      )}
    </Link>
  )
}

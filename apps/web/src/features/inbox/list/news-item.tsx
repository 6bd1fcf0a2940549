import type { InboxItem, InboxNews } from '@rehearsal/contracts/inbox'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Link } from '@rehearsal/ui/link'
import { classNames } from '@rehearsal/ui/class-names'
import { VisuallyHidden } from '@rehearsal/ui/visually-hidden'
import { Check, ClipboardCheck, Gauge, Heart, type LucideIcon, MessageCircle, ShieldCheck } from 'lucide-react'
import { now } from '../../../shared/clock.ts'
import { focusHeading } from '../../../shared/focus-heading.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { t } from '../messages.ts'
import { newsText, newsUrl } from '../news-text.ts'

const icons: Readonly<Record<InboxNews['kind'], LucideIcon>> = {
  reply: MessageCircle,
  like: Heart,
  moderation: ShieldCheck,
  score: Gauge,
  'mock-test': ClipboardCheck,
}

type Props = { item: InboxItem; onRead: () => void }

/** What happened, where and when. The whole row leads to its place; where there is none, it is only read. */
export function NewsItem({ item, onRead }: Props) {
  const { news, isRead, title, createdDate } = item
  const Icon = icons[news.kind]
  const url = newsUrl(item)
  const text = newsText(item)
  const look = classNames('[overflow-wrap:anywhere]', isRead ? 'font-medium' : 'font-semibold')
  return (
    <li
      className={classNames(
        'relative flex items-start gap-3 px-4 py-3.5 md:px-5',
        isRead ? 'text-ink-2' : 'bg-brand-soft/40',
        url !== null && 'hover:bg-sunken',
      )}
    >
      <span
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isRead ? 'bg-sunken text-ink-3' : 'bg-brand-soft text-brand-strong',
        )}
        aria-hidden
      >
        <Icon size={17} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className={look}>
          {isRead ? null : <VisuallyHidden>{t('unreadMark')}</VisuallyHidden>}
          {url === null ? (
            text
          ) : (
            // The link covers the row, so that a thumb finds it.
            <Link href={url} onClick={isRead ? undefined : onRead} className="after:absolute after:inset-0">
              {text}
            </Link>
          )}
        </h2>
        <Quote news={news} />
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-[0.8125rem] text-ink-3">
          {title === null ? null : (
            <bdi lang="en" className="[overflow-wrap:anywhere]">
              {title}
            </bdi>
          )}
          <time dateTime={createdDate} className="num">
            {formatMoment(createdDate, now())}
          </time>
        </p>
      </div>
      {isRead ? null : (
        <IconButton
          label={t('readOneNamed', { news: text })}
          icon={<Check size={17} aria-hidden />}
          onClick={({ currentTarget }) => {
            focusAfter(currentTarget)
            onRead()
          }}
          className="relative z-[1] -my-1 -me-2 max-md:size-11"
        />
      )}
    </li>
  )
}

/** The button that was pressed goes: its row takes the focus, or the heading where the row has nothing to focus. */
function focusAfter(button: HTMLElement): void {
  const link = button.closest('li')?.querySelector('a')
  if (link) link.focus()
  else focusHeading()
}

/** What others wrote, or why a moderator decided so. */
function Quote({ news }: { news: InboxNews }) {
  const look = 'text-ink-2 [overflow-wrap:anywhere]'
  if (news.kind === 'score' || news.kind === 'mock-test') return null
  return (
    <>
      {news.excerpt === '' ? null : (
        <p dir="auto" className={`${look} line-clamp-3`}>
          {news.excerpt}
        </p>
      )}
      {news.kind === 'moderation' && news.reason !== '' ? (
        <p dir="auto" className={look}>
          {t('reason', { reason: news.reason })}
        </p>
      ) : null}
    </>
  )
}

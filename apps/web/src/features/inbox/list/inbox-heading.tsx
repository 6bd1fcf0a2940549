import { UNREAD_COUNTED_AT_MOST } from '@rehearsal/contracts/inbox'
import { t } from '../messages.ts'

/** The name of the page, and how much is unread, spoken when it changes. */
export function InboxHeading({ unread }: { unread: number | undefined }) {
  return (
    <div>
      <h1 tabIndex={-1} className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">
        {t('inbox')}
      </h1>
      <p role="status" className="num min-h-[1.5em] text-ink-3">
        {unread === undefined ? null : unreadText(unread)}
      </p>
    </div>
  )
}

function unreadText(unread: number): string {
  if (unread === 0) return t('nothingUnread')
  return unread >= UNREAD_COUNTED_AT_MOST ? t('moreUnread') : t('unreadOnes', { count: unread })
}

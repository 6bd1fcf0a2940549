import { UNREAD_COUNTED_AT_MOST } from '@rehearsal/contracts/inbox'
import { IconButton } from '@rehearsal/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { urls } from '../../../shared/urls.ts'
import { unreadCountQuery } from '../api/unread-count-query.ts'
import { t } from '../messages.ts'
import { useInboxChanges } from './use-inbox-changes.ts'

/** The way to the inbox, with how much there is unread. Where that cannot be asked for, the way alone. */
export function InboxBell() {
  const { data: unread = 0 } = useQuery(unreadCountQuery)
  const isOpen = useLocation({ select: ({ pathname }) => pathname === urls.inbox() })
  useInboxChanges()
  const isMany = unread >= UNREAD_COUNTED_AT_MOST
  const label = isMany ? t('inboxManyUnread') : unread === 0 ? t('inbox') : t('inboxUnread', { count: unread })
  return (
    <IconButton
      label={label}
      href={urls.inbox()}
      aria-current={isOpen ? 'page' : undefined}
      icon={
        <span className="relative grid size-6 place-items-center">
          <Bell size={18} aria-hidden />
          {unread === 0 ? null : (
            <span
              aria-hidden
              className="num absolute -end-2 -top-1.5 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-brand px-1 text-[0.6875rem] leading-none font-semibold text-on-brand ring-2 ring-paper"
            >
              {isMany ? t('manyUnread') : unread}
            </span>
          )}
        </span>
      }
    />
  )
}

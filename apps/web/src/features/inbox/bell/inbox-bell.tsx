import { UNREAD_COUNTED_AT_MOST } from '@rehearsal/contracts/inbox'
import { classNames } from '@rehearsal/ui/class-names'
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
              className={classNames(
                'num absolute -top-2 grid h-[1.0625rem] min-w-[1.0625rem] place-items-center rounded-full bg-brand px-1 text-[0.625rem] leading-none font-semibold text-on-brand ring-2 ring-paper',
                isMany ? '-end-3.5' : '-end-2',
              )}
            >
              {isMany ? t('manyUnread') : unread}
            </span>
          )}
        </span>
      }
    />
  )
}

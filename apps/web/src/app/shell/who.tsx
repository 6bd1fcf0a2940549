import type { CurrentUser } from '@rehearsal/contracts/account'
import { t } from './messages.ts'

/** Who is signed in, and with which plan. */
export function Who({ user }: { user: CurrentUser }) {
  return (
    <div className="min-w-0">
      <p className="truncate font-semibold">{user.nickname}</p>
      <p className="truncate text-sm text-ink-3">{user.email}</p>
      <p className="text-sm text-ink-3">{planOf(user)}</p>
    </div>
  )
}

function planOf({ status, isDemo }: CurrentUser): string {
  if (isDemo) return status === 'PREMIUM' ? t('demoPremium') : t('demoTrial')
  return status === 'PREMIUM' ? t('premium') : t('trial')
}

import type { CurrentUser } from '@rehearsal/contracts/account'
import type { Subscription } from '../subscriptions/service.ts'
import type { UserRecord } from './queries.ts'

export function presentUser({ user, subscription }: { user: UserRecord; subscription: Subscription }): CurrentUser {
  return {
    id: user.id,
    username: user.username ?? user.id,
    email: user.email ?? '',
    nickname: user.nickname,
    role: user.role,
    status: subscription.status,
    expireDate: subscription.expiresAt?.toISOString() ?? null,
    isDemo: user.isDemo,
    profile: { language: user.language, timeZone: user.timeZone },
  }
}

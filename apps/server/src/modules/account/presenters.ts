import type { CurrentUser } from '@rehearsal/contracts/account'
import type { EmailChange, SignedInSession } from '@rehearsal/contracts/account-security'
import type { SignIn } from '../../platform/identity/sign-ins.ts'
import type { EmailChangeRecord } from './email-change-queries.ts'
import type { Account } from './service.ts'

export function presentUser({ user, subscription, formats, academicFormat }: Account): CurrentUser {
  return {
    id: user.id,
    username: user.username ?? user.id,
    email: user.email ?? '',
    nickname: user.nickname,
    role: user.role,
    status: subscription.status,
    expireDate: subscription.expiresAt?.toISOString() ?? null,
    isDemo: user.isDemo,
    hasPassword: user.passwordHash !== null,
    deleteAfter: user.deleteAfter?.toISOString() ?? null,
    formats,
    profile: {
      email: user.email ?? '',
      language: user.language,
      timeZone: user.timeZone,
      country: user.country,
      initials: user.initials,
      academicFormat,
    },
  }
}

export function presentEmailChange(change: EmailChangeRecord | undefined): EmailChange {
  return { pendingEmail: change?.email ?? null, expiresAt: change?.expiresAt.toISOString() ?? null }
}

export function presentSignIn(signIn: SignIn, currentId: string | undefined): SignedInSession {
  return {
    id: signIn.id,
    device: signIn.device,
    signedInAt: signIn.signedInAt.toISOString(),
    lastUsedAt: signIn.lastUsedAt.toISOString(),
    isCurrent: signIn.id === currentId,
  }
}

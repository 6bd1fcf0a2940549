import { Avatar } from '@rehearsal/ui/avatar'
import { Button } from '@rehearsal/ui/button'
import { Link } from '@rehearsal/ui/link'
import { Gem, LogOut, Mic, ReceiptText, Shield, UserRound } from 'lucide-react'
import { useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'
import { menuLook } from './practice-menu.tsx'
import { useSignOut } from './use-sign-out.ts'
import { VariantSwitch } from './variant-switch.tsx'
import { Who } from './who.tsx'

/** Who is signed in, the exam they prepare for, and the way out, on a phone. */
export function MeSheet({ onFollow }: { onFollow: () => void }) {
  const { user, status } = useSession()
  const { signOut, isLeaving } = useSignOut()
  return (
    <div className="grid gap-5">
      {user === undefined ? null : (
        <div className="flex items-center gap-3">
          <Avatar name={user.nickname} initials={user.profile.initials} size={44} />
          <Who user={user} />
        </div>
      )}
      <div>
        <p className="mb-2 text-sm font-semibold" aria-hidden>
          {t('examVariant')}
        </p>
        <VariantSwitch isFullWidth />
      </div>
      <nav aria-label={t('me')} className="-mx-2.5">
        <Link href={urls.profile} onClick={onFollow} className={menuLook(false)}>
          <UserRound size={18} className="me-1" aria-hidden />
          {t('profile')}
        </Link>
        <Link href={urls.microphoneSetup} onClick={onFollow} className={menuLook(false)}>
          <Mic size={18} className="me-1" aria-hidden />
          {t('microphoneSetup')}
        </Link>
        <Link href={urls.plans()} onClick={onFollow} className={menuLook(false)}>
          <Gem size={18} className="me-1" aria-hidden />
          {status === 'PREMIUM' ? t('plans') : t('upgrade')}
        </Link>
        <Link href={urls.purchaseHistory()} onClick={onFollow} className={menuLook(false)}>
          <ReceiptText size={18} className="me-1" aria-hidden />
          {t('purchaseHistory')}
        </Link>
        {user?.role === 'admin' ? (
          <Link href={urls.admin} onClick={onFollow} className={menuLook(false)}>
            <Shield size={18} className="me-1" aria-hidden />
            {t('administration')}
          </Link>
        ) : null}
      </nav>
      <Button icon={<LogOut size={17} aria-hidden />} onClick={signOut} isLoading={isLeaving} isFullWidth>
        {t('signOut')}
      </Button>
    </div>
  )
}

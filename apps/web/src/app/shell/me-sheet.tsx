import { Avatar } from '@rehearsal/ui/avatar'
import { Button } from '@rehearsal/ui/button'
import { LogOut } from 'lucide-react'
import { useSession } from '../../shared/session/use-session.ts'
import { t } from './messages.ts'
import { useSignOut } from './use-sign-out.ts'
import { VariantSwitch } from './variant-switch.tsx'
import { Who } from './who.tsx'

/** Who is signed in, the exam they prepare for, and the way out, on a phone. */
export function MeSheet() {
  const { user } = useSession()
  const { signOut, isLeaving } = useSignOut()
  return (
    <div className="grid gap-5">
      {user === undefined ? null : (
        <div className="flex items-center gap-3">
          <Avatar name={user.nickname} size={44} />
          <Who user={user} />
        </div>
      )}
      <div>
        <p className="mb-2 text-sm font-semibold" aria-hidden>
          {t('examVariant')}
        </p>
        <VariantSwitch isFullWidth />
      </div>
      <Button icon={<LogOut size={17} aria-hidden />} onClick={signOut} isLoading={isLeaving} isFullWidth>
        {t('signOut')}
      </Button>
    </div>
  )
}

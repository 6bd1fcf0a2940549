import { Avatar } from '@rehearsal/ui/avatar'
import { Menu } from '@rehearsal/ui/menu'
import { ClipboardCheck, Gem, House, Keyboard, LogOut, Mic, ReceiptText, Shield, UserRound } from 'lucide-react'
import { useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'
import { useSignOut } from './use-sign-out.ts'
import { Who } from './who.tsx'

/** Who is signed in, and what there is to do about it. */
export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { user, status } = useSession()
  const { signOut } = useSignOut()
  const name = user?.nickname ?? ''
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('userMenu')}
          className="grid size-10 touch:size-11 place-items-center rounded-full"
        >
          <Avatar name={name} initials={user?.profile.initials} size={34} />
        </button>
      }
      header={
        user === undefined ? null : (
          <div className="max-w-60">
            <Who user={user} />
          </div>
        )
      }
      entries={[
        { id: 'dashboard', label: t('dashboard'), icon: <House size={17} aria-hidden />, href: urls.dashboard },
        {
          id: 'mock-test',
          label: t('mockTest'),
          icon: <ClipboardCheck size={17} aria-hidden />,
          href: urls.mockTests,
        },
        { id: 'profile', label: t('profile'), icon: <UserRound size={17} aria-hidden />, href: urls.profile },
        {
          id: 'microphone',
          label: t('microphoneSetup'),
          icon: <Mic size={17} aria-hidden />,
          href: urls.microphoneSetup,
        },
        {
          id: 'purchases',
          label: t('purchaseHistory'),
          icon: <ReceiptText size={17} aria-hidden />,
          href: urls.purchaseHistory(),
        },
        {
          id: 'plans',
          label: status === 'PREMIUM' ? t('plans') : t('upgrade'),
          icon: <Gem size={17} aria-hidden />,
          href: urls.plans(),
        },
        ...(user?.role === 'admin'
          ? [{ id: 'admin', label: t('administration'), icon: <Shield size={17} aria-hidden />, href: urls.admin }]
          : []),
        {
          id: 'shortcuts',
          label: t('keyboardShortcuts'),
          icon: <Keyboard size={17} aria-hidden />,
          onSelect: onShortcuts,
        },
        { id: 'line', isSeparator: true },
        { id: 'sign-out', label: t('signOut'), icon: <LogOut size={17} aria-hidden />, onSelect: signOut },
      ]}
    />
  )
}

import { Breadcrumbs } from '@rehearsal/ui/breadcrumbs'
import { Button } from '@rehearsal/ui/button'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy } from 'react'
import { breadcrumbsOf } from '../../shared/breadcrumbs.ts'
import { Logo } from '../../shared/frame/logo.tsx'
import { usePageName } from '../../shared/frame/page-name.ts'
import { ThemeButton } from '../../shared/frame/theme-button.tsx'
import { Optional } from '../../shared/frame/optional.tsx'
import { t } from './messages.ts'
import { UserMenu } from './user-menu.tsx'
import { VariantSwitch } from './variant-switch.tsx'

const DictionarySearch = lazy(async () => ({
  default: (await import('../../features/vocab-book/search/dictionary-search.tsx')).DictionarySearch,
}))

const InboxBell = lazy(async () => ({
  default: (await import('../../features/inbox/bell/inbox-bell.tsx')).InboxBell,
}))

type Props = { pathname: string; isPhone: boolean; isWide: boolean; onShortcuts: () => void }

/** Where the page stands, and what holds everywhere. */
export function TopBar({ pathname, isPhone, isWide, onShortcuts }: Props) {
  const { history } = useRouter()
  const { crumbs, hasBack } = breadcrumbsOf(pathname, t('dashboard'), usePageName(pathname))
  // A phone has no room for the whole way here, and less beside the way back; Home stands under the thumb.
  const shown = isPhone ? crumbs.slice(hasBack ? -1 : -2) : crumbs
  return (
    <header className="sticky top-0 z-10 flex h-14 print:hidden items-center gap-1 border-b border-line bg-paper/90 px-4 backdrop-blur-sm md:h-16 md:gap-3 md:px-7">
      {hasBack ? (
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />}
          onClick={() => history.back()}
        >
          {t('back')}
        </Button>
      ) : null}
      <div className="min-w-0 flex-1">
        {shown.length > 0 ? <Breadcrumbs label={t('breadcrumbs')} items={shown} /> : isPhone ? <Logo /> : null}
      </div>
      <div className={isWide ? 'min-h-10 w-44 xl:w-56' : 'size-10 touch:size-11'}>
        <Optional>
          <DictionarySearch hasField={isWide} />
        </Optional>
      </div>
      {isPhone ? null : <VariantSwitch />}
      <div className="size-10 touch:size-11">
        <Optional>
          <InboxBell />
        </Optional>
      </div>
      <ThemeButton />
      {isPhone ? null : <UserMenu onShortcuts={onShortcuts} />}
    </header>
  )
}

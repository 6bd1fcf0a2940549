import { classNames } from '@rehearsal/ui/class-names'
import { Drawer } from '@rehearsal/ui/drawer'
import { Link } from '@rehearsal/ui/link'
import { CircleUserRound, ClipboardCheck, House, LibraryBig, Mic } from 'lucide-react'
import { useState } from 'react'
import { urls } from '../../shared/urls.ts'
import { books, isBookOpen } from './books.ts'
import { BooksMenu } from './books-menu.tsx'
import { t } from './messages.ts'
import { MeSheet } from './me-sheet.tsx'
import type { PracticeGroup } from './practice-groups.ts'
import { PracticeMenu } from './practice-menu.tsx'

type Props = { groups: readonly PracticeGroup[]; pathname: string }

/** The menu of a phone, under the thumb. */
export function BottomBar({ groups, pathname }: Props) {
  const [open, setOpen] = useState<'practice' | 'books' | 'me' | null>(null)
  const close = () => setOpen(null)
  const isHome = pathname === urls.dashboard || pathname === `${urls.dashboard}/`
  const isBook = books.some((book) => isBookOpen(book, pathname))
  const isMockTest = pathname.startsWith(urls.mockTests)
  const isPractice = groups.some(({ skill }) => pathname.startsWith(`${urls.dashboard}/${skill}/`))
  return (
    <>
      <nav
        aria-label={t('mainMenu')}
        className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        <Link href={urls.dashboard} aria-current={isHome ? 'page' : undefined} className={tabLook(isHome)}>
          <House size={20} aria-hidden />
          {t('home')}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen('practice')}
          className={tabLook(isPractice)}
        >
          <Mic size={20} aria-hidden />
          {t('practice')}
        </button>
        <Link href={urls.mockTests} aria-current={isMockTest ? 'page' : undefined} className={tabLook(isMockTest)}>
          <ClipboardCheck size={20} aria-hidden />
          {t('mockTestShort')}
        </Link>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('books')} className={tabLook(isBook)}>
          <LibraryBig size={20} aria-hidden />
          {t('books')}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('me')} className={tabLook(false)}>
          <CircleUserRound size={20} aria-hidden />
          {t('me')}
        </button>
      </nav>
      <Drawer isOpen={open === 'practice'} onClose={close} title={t('practice')} closeLabel={t('close')}>
        <nav aria-label={t('practice')} className="-mx-2.5 -mt-3">
          <PracticeMenu groups={groups} pathname={pathname} onFollow={close} />
        </nav>
      </Drawer>
      <Drawer isOpen={open === 'books'} onClose={close} title={t('books')} closeLabel={t('close')}>
        <nav aria-label={t('books')} className="-mx-2.5">
          <BooksMenu pathname={pathname} onFollow={close} />
        </nav>
      </Drawer>
      <Drawer isOpen={open === 'me'} onClose={close} title={t('me')} closeLabel={t('close')}>
        <MeSheet onFollow={close} />
      </Drawer>
    </>
  )
}

const tabLook = (isCurrent: boolean): string =>
  classNames(
    'flex min-h-[3.625rem] flex-col items-center justify-center gap-0.5 text-[0.6875rem] focus-visible:-outline-offset-2',
    isCurrent ? 'font-semibold text-brand-strong' : 'text-ink-3',
  )

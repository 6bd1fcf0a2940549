import type { Skill } from '@rehearsal/exam/skill'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Menu } from '@rehearsal/ui/menu'
import {
  BookOpen,
  ClipboardCheck,
  Headphones,
  LibraryBig,
  House,
  Mic,
  PanelLeftOpen,
  PenLine,
  type LucideIcon,
} from 'lucide-react'
import { skillName } from '../../shared/skill-names.ts'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'
import { books, isBookOpen } from './books.ts'
import type { PracticeGroup } from './practice-groups.ts'

const skillIcons = {
  speaking: Mic,
  writing: PenLine,
  reading: BookOpen,
  listening: Headphones,
} as const satisfies Record<Skill, LucideIcon>

type Props = { groups: readonly PracticeGroup[]; pathname: string; onExpand: () => void }

/** The menu as icons, 72 px wide: a section opens its kinds of question, the first button the whole menu. */
export function IconRail({ groups, pathname, onExpand }: Props) {
  const isHome = pathname === urls.dashboard || pathname === `${urls.dashboard}/`
  const isMockTest = pathname.startsWith(urls.mockTests)
  return (
    <nav aria-label={t('mainMenu')} className="flex h-full w-[72px] flex-col items-center gap-1.5 bg-paper py-3">
      <IconButton
        label={t('expandMenu')}
        icon={<PanelLeftOpen size={19} className="rtl:-scale-x-100" aria-hidden />}
        onClick={onExpand}
      />
      <span className="my-1 h-px w-8 bg-line" aria-hidden />
      <IconButton
        label={t('dashboard')}
        icon={<House size={19} aria-hidden />}
        href={urls.dashboard}
        aria-current={isHome ? 'page' : undefined}
        className={isHome ? 'bg-brand-soft text-brand-strong' : undefined}
      />
      <div role="group" aria-label={t('practice')} className="grid gap-1.5">
        {groups.map((group) => (
          <SkillButton key={group.skill} group={group} pathname={pathname} />
        ))}
      </div>
      <span className="my-1 h-px w-8 bg-line" aria-hidden />
      <IconButton
        label={t('mockTest')}
        icon={<ClipboardCheck size={19} aria-hidden />}
        href={urls.mockTests}
        aria-current={isMockTest ? 'page' : undefined}
        className={isMockTest ? 'bg-brand-soft text-brand-strong' : undefined}
      />
      <BooksButton pathname={pathname} />
    </nav>
  )
}

function BooksButton({ pathname }: { pathname: string }) {
  const isHere = books.some((book) => isBookOpen(book, pathname))
  return (
    <Menu
      align="start"
      header={<p className="text-xs font-semibold text-ink-3">{t('books')}</p>}
      trigger={
        <IconButton
          label={t('books')}
          hasTooltip={false}
          icon={<LibraryBig size={19} aria-hidden />}
          className={isHere ? 'bg-brand-soft text-brand-strong' : undefined}
        />
      }
      entries={books.map(({ id, href, icon: Icon }) => ({
        id,
        label: t(id),
        href,
        icon: <Icon size={17} aria-hidden />,
      }))}
    />
  )
}

function SkillButton({ group: { skill, tasks }, pathname }: { group: PracticeGroup; pathname: string }) {
  const Icon = skillIcons[skill]
  const isHere = pathname.startsWith(`${urls.dashboard}/${skill}/`)
  return (
    <Menu
      align="start"
      header={<p className="text-xs font-semibold text-ink-3">{skillName(skill)}</p>}
      trigger={
        <IconButton
          label={skillName(skill)}
          hasTooltip={false}
          icon={<Icon size={19} aria-hidden />}
          className={isHere ? 'bg-brand-soft text-brand-strong' : undefined}
        />
      }
      entries={tasks.map((task) => ({ id: task.id, label: task.name, href: urls.questionList(task.id) }))}
    />
  )
}

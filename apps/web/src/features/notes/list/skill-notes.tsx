import type { Skill } from '@rehearsal/exam/skill'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Link } from '@rehearsal/ui/link'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { softTone } from '@rehearsal/ui/tone'
import { ChevronRight, StickyNote } from 'lucide-react'
import { skillName } from '../../../shared/skill-names.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

type Props = { skill: Skill; tasks: readonly (TaskFace & { count: number })[]; isLoading: boolean }

/** The kinds of one section, each with its number of notes; the card opens its list. */
export function SkillNotes({ skill, tasks, isLoading }: Props) {
  return (
    <section aria-label={skillName(skill)} aria-busy={isLoading}>
      <h2 className="mb-2 text-base font-semibold tracking-[-0.01em]">{skillName(skill)}</h2>
      <ul className="grid gap-2.5 sheet:grid-cols-2 xl:grid-cols-3">
        {tasks.map(({ id, name, count }) => (
          <li
            key={id}
            className="relative flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 transition-colors has-[a:hover]:border-line-strong"
          >
            <span
              className={`grid size-9 shrink-0 place-items-center rounded-control ${count > 0 ? softTone[skill] : 'bg-sunken text-ink-3'}`}
              aria-hidden
            >
              <StickyNote size={17} />
            </span>
            <span className="min-w-0 flex-1">
              <Link href={urls.notesOf(id)} className="font-medium after:absolute after:inset-0 after:rounded-card">
                {name}
              </Link>
              <span className={`num block text-[0.8125rem] ${count > 0 ? 'font-medium text-ink-2' : 'text-ink-3'}`}>
                {isLoading ? (
                  <Skeleton shape="text" width="4rem" />
                ) : count === 0 ? (
                  t('noNotes')
                ) : (
                  t('noteCount', { count })
                )}
              </span>
            </span>
            <ChevronRight size={17} aria-hidden className="shrink-0 text-ink-3 rtl:rotate-180" />
          </li>
        ))}
      </ul>
    </section>
  )
}

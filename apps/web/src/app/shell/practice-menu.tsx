import type { Importance } from '@rehearsal/exam/formats/format'
import { classNames } from '@rehearsal/ui/class-names'
import { Link } from '@rehearsal/ui/link'
import { solidTone } from '@rehearsal/ui/tone'
import { skillName } from '../../shared/skill-names.ts'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'
import type { PracticeGroup, PracticeItem } from './practice-groups.ts'

type Props = { groups: readonly PracticeGroup[]; pathname: string; onFollow?: (() => void) | undefined }

/** Every kind of question, by section, with its importance and who scores it. */
export function PracticeMenu({ groups, pathname, onFollow }: Props) {
  return groups.map(({ skill, tasks }) => (
    <div key={skill} role="group" aria-labelledby={`menu-${skill}`}>
      <h2
        id={`menu-${skill}`}
        className="flex items-center gap-2 px-2.5 pb-1.5 pt-4 text-[0.6875rem] font-semibold uppercase leading-none tracking-[0.07em] text-ink-3"
      >
        <span className={classNames('size-2 rounded-[3px]', solidTone[skill])} aria-hidden />
        {skillName(skill)}
      </h2>
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskLink
              task={task}
              isCurrent={pathname.startsWith(`${urls.dashboard}/${task.id}/`)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </div>
  ))
}

type TaskLinkProps = { task: PracticeItem; isCurrent: boolean; onFollow: (() => void) | undefined }

function TaskLink({ task, isCurrent, onFollow }: TaskLinkProps) {
  return (
    <Link
      href={urls.questionList(task.id)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      className={menuLook(isCurrent)}
    >
      <span className="min-w-0 flex-1 text-pretty leading-tight">{task.name}</span>{' '}
      <ImportanceMark importance={task.importance} /> {task.scoredBy === 'ai' ? <AiMark /> : null}
    </Link>
  )
}

/** One line of the menu. */
export const menuLook = (isCurrent: boolean): string =>
  classNames(
    'flex min-h-8 items-center gap-1.5 rounded-control px-2.5 py-1 text-[0.8438rem] no-underline max-md:text-[0.9375rem] transition-colors max-md:min-h-11 touch:min-h-11',
    isCurrent ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-ink-2 hover:bg-sunken hover:text-ink',
  )

const importanceTexts = {
  high: 'importanceHigh',
  medium: 'importanceMedium',
  low: 'importanceLow',
} as const satisfies Record<Importance, string>

const importanceBars = { low: 1, medium: 2, high: 3 } as const satisfies Record<Importance, number>

/** How much a kind of question weighs: one to three bars, and the word for who hovers or listens. */
function ImportanceMark({ importance }: { importance: Importance }) {
  const meaning = t(importanceTexts[importance])
  return (
    <span title={meaning} className="flex h-3 shrink-0 items-end gap-[2px]">
      <span className="sr-only">{meaning}</span>
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          aria-hidden
          className={classNames(
            'w-[3px] rounded-[1px]',
            barHeights[bar],
            bar <= importanceBars[importance] ? 'bg-control' : 'bg-line',
          )}
        />
      ))}
    </span>
  )
}

const barHeights = ['', 'h-1', 'h-2', 'h-3']

function AiMark() {
  return (
    <span
      className="rounded-[5px] border border-line-strong px-1 text-[0.625rem] font-semibold leading-[0.875rem] tracking-wide text-ink-3"
      title={t('aiMarkMeaning')}
    >
      <span aria-hidden>{t('aiMark')}</span>
      <span className="sr-only">{t('aiMarkMeaning')}</span>
    </span>
  )
}

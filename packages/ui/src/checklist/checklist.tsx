import { CircleAlert, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'

export type ChecklistItem = {
  text: string
  isDone: boolean
  /** Set where it is more than not done: `wrong`; or done with a doubt: `doubtful`. */
  tone?: ChecklistTone | undefined
  /** Stands in place of the list's own label: "Heard in part". */
  label?: string | undefined
  detail?: string | undefined
}

type ChecklistTone = 'wrong' | 'doubtful'

const SIGNS = {
  done: { Sign: CircleCheck, color: 'text-good' },
  open: { Sign: CircleDashed, color: 'text-bad' },
  wrong: { Sign: CircleX, color: 'text-bad' },
  doubtful: { Sign: CircleAlert, color: 'text-fair' },
}

type Props = { items: readonly ChecklistItem[]; doneLabel: string; openLabel: string }

/** What is done and what is not, each with a sign and a word. Not to be ticked. */
export function Checklist({ items, doneLabel, openLabel }: Props) {
  return (
    <ul className="grid gap-2.5">
      {items.map(({ text, isDone, tone, label, detail }) => {
        const { Sign, color } = SIGNS[tone ?? (isDone ? 'done' : 'open')]
        return (
          <li key={text} className="flex items-start gap-2.5">
            <Sign size={18} aria-hidden className={classNames('mt-0.5 shrink-0', color)} />
            <span className="min-w-0">
              <span lang="en">{text}</span>{' '}
              <span className={classNames('inline-block text-[0.8125rem] font-semibold', color)}>
                {label ?? (isDone ? doneLabel : openLabel)}
              </span>
              {detail ? (
                <span lang="en" className="block text-sm text-ink-3">
                  {detail}
                </span>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

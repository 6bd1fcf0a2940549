import { classNames } from '@rehearsal/ui/class-names'
import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; text: string; action: ReactNode; isGood?: boolean }

/** What a finished form leaves behind, spoken when it appears. */
export function Outcome({ icon, title, text, action, isGood = true }: Props) {
  return (
    <div role={isGood ? 'status' : 'alert'} className="flex flex-col items-center gap-1.5 py-4 text-center">
      <span
        className={classNames(
          'mb-2 grid size-12 place-items-center rounded-full',
          isGood ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad',
        )}
      >
        {icon}
      </span>
      <p className="font-semibold">{title}</p>
      <p className="max-w-[40ch] text-ink-2">{text}</p>
      <div className="mt-3">{action}</div>
    </div>
  )
}

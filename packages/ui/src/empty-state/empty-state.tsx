import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; description?: ReactNode; icon?: ReactNode; action?: ReactNode }

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ title, description, icon, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-sunken text-ink-3" aria-hidden>
        {icon ?? <Inbox size={22} />}
      </span>
      <p className="text-base font-semibold">{title}</p>
      {description ? <div className="max-w-[46ch] text-ink-3">{description}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}

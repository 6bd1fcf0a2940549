import type { ReactNode } from 'react'

type Props = { title: string; actions?: ReactNode; children: ReactNode }

/** One headed part of a result. */
export function ResultSection({ title, actions, children }: Props) {
  return (
    <section aria-label={title}>
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold tracking-[-0.01em]">{title}</h3>
        {actions}
      </div>
      {children}
    </section>
  )
}

import type { ReactNode, Ref } from 'react'

type Props = {
  title: string
  actions?: ReactNode
  /** What a jump to this part brings into view and gives the focus. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** One headed part of a result. */
export function ResultSection({ title, actions, ref, children }: Props) {
  return (
    <section aria-label={title} ref={ref} tabIndex={ref === undefined ? undefined : -1} className="scroll-mt-4">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold tracking-[-0.01em]">{title}</h3>
        {actions}
      </div>
      {children}
    </section>
  )
}

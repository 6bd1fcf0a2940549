import { useId, type ReactNode } from 'react'

type Props = { title: string; text: string; children: ReactNode }

/** One subject of the page: what it is about, and beside it what can be done. */
export function Section({ title, text, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-t border-line pt-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold tracking-[-0.01em]">
          {title}
        </h2>
        <p className="mt-1 max-w-[44ch] text-sm text-ink-3">{text}</p>
      </div>
      <div className="min-w-0 max-w-[40rem] rounded-card border border-line bg-surface p-4 md:p-5">{children}</div>
    </section>
  )
}

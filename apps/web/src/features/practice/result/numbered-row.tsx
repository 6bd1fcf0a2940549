import type { ReactNode } from 'react'

/** A row of a short list that is told in its order. */
export function NumberedRow({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      <span
        aria-hidden
        className="num grid size-6 shrink-0 place-items-center rounded-md bg-brand-soft text-[0.8125rem] font-semibold text-brand-strong"
      >
        {number}
      </span>
      {children}
    </li>
  )
}

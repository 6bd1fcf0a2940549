import type { ReactNode } from 'react'

/** One key. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded-[5px] border border-line-strong bg-sunken px-1.5 font-ui text-[0.6875rem] font-medium text-ink-2">
      {children}
    </kbd>
  )
}

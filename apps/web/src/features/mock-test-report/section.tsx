import { classNames } from '@rehearsal/ui/class-names'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type Props = {
  title: string
  about?: string | undefined
  /** Stands closed on a phone until it is opened. */
  isFolded?: boolean
  /** May be longer than a sheet of paper: it is cut between its rows then. */
  isLong?: boolean
  children: ReactNode
}

/** A part of the report that opens and closes; on paper all of them are open. */
export function Section({ title, about, isFolded = false, isLong = false, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const [isOpen, setIsOpen] = useState(!(isFolded && isPhone))
  const [headId, bodyId] = [useId(), useId()]
  return (
    <section
      aria-labelledby={headId}
      className={classNames(
        'min-w-0 rounded-card border border-line bg-surface print:rounded-none print:border-x-0 print:border-b-0',
        !isLong && 'break-inside-avoid',
      )}
    >
      <h2 id={headId} className="text-base font-semibold tracking-[-0.01em] break-after-avoid">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full items-center justify-between gap-3 rounded-card px-5 py-4 text-start print:px-0 print:py-2"
        >
          {title}
          <ChevronDown
            size={18}
            aria-hidden
            className={classNames('shrink-0 text-ink-3 transition-transform print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={bodyId} className={classNames('px-5 pb-5 print:px-0', !isOpen && 'hidden print:block')}>
        {about === undefined ? null : <p className="mb-4 max-w-[68ch] text-pretty text-sm text-ink-3">{about}</p>}
        {children}
      </div>
    </section>
  )
}

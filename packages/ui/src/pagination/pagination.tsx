import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'

type Props = {
  label: string
  /** From 1. */
  page: number
  totalPages: number
  onPage: (page: number) => void
  /** "Page", before the input and its name. */
  pageLabel: string
  /** "of 5". */
  ofLabel: (total: number) => string
  /** The whole number that is typed; null where it is none. */
  numberTyped: (typed: string) => number | null
  previousLabel: string
  nextLabel: string
  isDisabled?: boolean | undefined
}

/**
 * The page that a learner means by the number that was typed: within 1…total; none is the present page (specification §2.5).
 */
export function clampedPage(wanted: number | null, present: number, total: number): number {
  return wanted === null ? present : Math.min(Math.max(1, total), Math.max(1, wanted))
}

/** The page after this one; after the last comes the first (specification §2.5). */
export function nextPage(page: number, total: number): number {
  return page >= total ? 1 : page + 1
}

export function Pagination(props: Props) {
  const { label, page, totalPages, onPage, pageLabel, ofLabel, previousLabel, nextLabel, isDisabled = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    setTyped(null)
    const wanted = clampedPage(props.numberTyped(typed), page, totalPages)
    if (wanted !== page) onPage(wanted)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    commit()
  }
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-2">
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft size={18} className="rtl:rotate-180" aria-hidden />}
        disabled={isDisabled || page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <form onSubmit={submit}>
        <label className="num flex items-center gap-2.5 text-ink-2">
          {pageLabel}
          <input
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(page)}
            disabled={isDisabled}
            onChange={(event) => setTyped(event.target.value.replaceAll(/\P{Nd}/gu, ''))}
            onBlur={commit}
            onFocus={(event) => event.target.select()}
            className="min-h-9 touch:min-h-11 w-12 rounded-control border border-control bg-surface text-center font-semibold text-ink"
          />
          {ofLabel(totalPages)}
        </label>
      </form>
      <IconButton
        label={nextLabel}
        icon={<ChevronRight size={18} className="rtl:rotate-180" aria-hidden />}
        disabled={isDisabled || totalPages <= 1}
        onClick={() => onPage(nextPage(page, totalPages))}
      />
    </nav>
  )
}

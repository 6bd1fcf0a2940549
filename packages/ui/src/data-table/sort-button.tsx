import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'
import type { Sort } from './column.ts'

type Props = {
  header: string
  columnId: string
  sort: Sort | undefined
  onSort: (columnId: string) => void
  sortLabel: ((header: string) => string) | undefined
  className?: string | undefined
}

/** Turns the order of a column round; shows which way it runs. */
export function SortButton({ header, columnId, sort, onSort, sortLabel, className }: Props) {
  const direction = sort?.columnId === columnId ? sort.direction : null
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      title={sortLabel?.(header)}
      onClick={() => onSort(columnId)}
      className={classNames(
        'inline-flex min-h-7 touch:min-h-11 touch:min-w-11 items-center gap-1 rounded hover:text-ink',
        direction && 'text-ink',
        className,
      )}
    >
      {header}
      <Icon size={13} aria-hidden className={direction ? '' : 'opacity-60'} />
    </button>
  )
}

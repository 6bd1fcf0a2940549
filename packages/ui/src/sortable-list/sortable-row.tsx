import { useSortable } from '@dnd-kit/react/sortable'
import { ArrowDown, ArrowUp, CircleCheck, CircleX, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { SortableTexts } from './sortable-texts.ts'

type Props = {
  id: string
  index: number
  /** Its number as it stands, also while rows are dragged. */
  place: number
  group: string
  total: number
  name: string
  isLocked: boolean
  tone: 'good' | 'bad' | undefined
  texts: SortableTexts
  instructionsId: string
  onMove: (to: number) => void
  children: ReactNode
}

const toneLooks = { good: 'border-good bg-good-soft', bad: 'border-bad bg-bad-soft' } as const

export function SortableRow({
  id,
  index,
  place,
  group,
  total,
  name,
  isLocked,
  tone,
  texts,
  instructionsId,
  onMove,
  children,
}: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, group, disabled: isLocked })
  return (
    <li
      ref={ref}
      className={classNames(
        'flex items-start gap-1 rounded-control border py-2 ps-1.5 pe-2',
        tone ? toneLooks[tone] : 'border-line-strong bg-surface',
        isDragging && 'shadow-float',
      )}
    >
      {isLocked ? null : (
        <button
          ref={handleRef}
          type="button"
          aria-label={texts.drag(name)}
          aria-describedby={instructionsId}
          aria-pressed={isDragging}
          className="grid h-9 w-7 touch:size-11 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-3 hover:bg-sunken hover:text-ink active:cursor-grabbing"
        >
          <GripVertical size={17} aria-hidden />
        </button>
      )}
      <span aria-hidden className="num min-w-6 pt-1.5 text-center text-sm font-semibold text-ink-3">
        {place}
      </span>
      <div className="min-w-0 flex-1 px-1.5 py-1">{children}</div>
      {tone === 'good' ? <CircleCheck size={20} className="m-2 shrink-0 text-good" aria-hidden /> : null}
      {tone === 'bad' ? <CircleX size={20} className="m-2 shrink-0 text-bad" aria-hidden /> : null}
      {isLocked ? null : (
        <div className="flex shrink-0 max-md:flex-col">
          <IconButton
            size="small"
            hasTooltip={false}
            label={texts.moveUp(name)}
            icon={<ArrowUp size={16} aria-hidden />}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            size="small"
            hasTooltip={false}
            label={texts.moveDown(name)}
            icon={<ArrowDown size={16} aria-hidden />}
            disabled={index === total - 1}
            onClick={() => onMove(index + 1)}
          />
        </div>
      )}
    </li>
  )
}

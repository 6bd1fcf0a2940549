import { Accessibility } from '@dnd-kit/dom'
import { isSortable } from '@dnd-kit/dom/sortable'
import { DragDropProvider } from '@dnd-kit/react'
import { useId, useState, type ReactNode } from 'react'
import { LiveRegion } from '../live-region/live-region.tsx'
import { AdoptedStyles } from './adopted-styles.ts'
import { moved } from './moved.ts'
import { SortableRow } from './sortable-row.tsx'
import type { SortableTexts } from './sortable-texts.ts'

type Drag = { from: number; to: number }

/** Where the row at `index` stands, from 1, while another is dragged past it. */
export function placeDuring(drag: Drag | null, index: number): number {
  if (drag === null) return index + 1
  const { from, to } = drag
  if (index === from) return to + 1
  if (from < index && index <= to) return index
  return to <= index && index < from ? index + 2 : index + 1
}

type Props<Item extends { id: string }> = {
  label: string
  items: readonly Item[]
  /** A short name of an item, for announcements. */
  itemLabel: (item: Item) => string
  render: (item: Item, index: number) => ReactNode
  onReorder: (items: Item[]) => void
  isLocked?: boolean | undefined
  toneOf?: ((item: Item, index: number) => 'good' | 'bad' | undefined) | undefined
  texts: SortableTexts
}

/**
 * A list in the learner's own order: by mouse, by touch, by keyboard (Space or Enter on the handle, arrows, Space), or by the buttons of each row.
 * Every move is announced. `onReorder` gets the whole new order.
 */
export function SortableList<Item extends { id: string }>(props: Props<Item>) {
  const { label, items, itemLabel, render, onReorder, isLocked = false, toneOf, texts } = props
  const [announcement, setAnnouncement] = useState('')
  /** Where what is being dragged comes from and stands now; the rows themselves are moved when it is dropped. */
  const [drag, setDrag] = useState<Drag | null>(null)
  const instructionsId = useId()
  const group = useId()
  const nameOf = (id: unknown) => {
    const item = items.find((each) => each.id === id)
    return item ? itemLabel(item) : ''
  }
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    onReorder(moved(items, from, to))
    setAnnouncement(texts.movedTo(itemLabel(item), to + 1, items.length))
  }
  return (
    <DragDropProvider
      plugins={(defaults) => [AdoptedStyles, ...defaults.filter((plugin) => plugin !== Accessibility)]}
      onDragStart={({ operation: { source } }) => {
        if (isSortable(source)) setAnnouncement(texts.pickedUp(nameOf(source.id), source.index + 1, items.length))
      }}
      onDragOver={({ operation: { source } }) => {
        if (!isSortable(source)) return
        setDrag({ from: source.initialIndex, to: source.index })
        setAnnouncement(texts.movedTo(nameOf(source.id), source.index + 1, items.length))
      }}
      onDragEnd={({ canceled, operation: { source } }) => {
        setDrag(null)
        if (!isSortable(source)) return
        const name = nameOf(source.id)
        setAnnouncement(canceled ? texts.cancelled(name) : texts.dropped(name, source.index + 1, items.length))
        if (!canceled && source.initialIndex !== source.index)
          onReorder(moved(items, source.initialIndex, source.index))
      }}
    >
      <ol aria-label={label} className="grid gap-2.5">
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            {...{
              id: item.id,
              index,
              place: placeDuring(drag, index),
              group,
              total: items.length,
              name: itemLabel(item),
              isLocked,
              texts,
              instructionsId,
            }}
            tone={toneOf?.(item, index)}
            onMove={(to) => move(index, to)}
          >
            {render(item, index)}
          </SortableRow>
        ))}
      </ol>
      <p id={instructionsId} hidden>
        {texts.instructions}
      </p>
      <LiveRegion isAssertive>{announcement}</LiveRegion>
    </DragDropProvider>
  )
}

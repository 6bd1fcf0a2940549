import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './moved.ts'
import { placeDuring, SortableList } from './sortable-list.tsx'
import type { SortableTexts } from './sortable-texts.ts'

const texts: SortableTexts = {
  instructions: 'Press Space to pick up',
  moveUp: (label) => `Move ${label} up`,
  moveDown: (label) => `Move ${label} down`,
  drag: (label) => `Drag ${label}`,
  pickedUp: (label, position, total) => `${label} picked up, ${position} of ${total}`,
  movedTo: (label, position, total) => `${label} is ${position} of ${total}`,
  dropped: (label, position, total) => `${label} dropped, ${position} of ${total}`,
  cancelled: (label) => `${label} put back`,
}

function Page({ isLocked = false }: { isLocked?: boolean }) {
  const [items, setItems] = useState([{ id: 'A' }, { id: 'B' }, { id: 'C' }])
  return (
    <SortableList
      label="Paragraphs"
      items={items}
      itemLabel={({ id }) => id}
      render={({ id }) => <p>Text {id}</p>}
      onReorder={setItems}
      isLocked={isLocked}
      texts={texts}
    />
  )
}

const order = () => screen.getAllByText(/^Text/).map((paragraph) => paragraph.textContent)

test('the buttons of a row move it and the move is announced', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Move A down' }))
  expect(order()).toEqual(['Text B', 'Text A', 'Text C'])
  expect(screen.getByRole('alert')).toHaveTextContent('A is 2 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Move C up' }))
  expect(order()).toEqual(['Text B', 'Text C', 'Text A'])
})

test('the first cannot go up and the last cannot go down', () => {
  render(<Page />)
  expect(screen.getByRole('button', { name: 'Move A up' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Move C down' })).toBeDisabled()
})

test('a handle is described by how to use it', () => {
  render(<Page />)
  expect(screen.getByRole('button', { name: 'Drag B' })).toHaveAccessibleDescription('Press Space to pick up')
})

test('a locked list only shows its order', () => {
  render(<Page isLocked />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(order()).toEqual(['Text A', 'Text B', 'Text C'])
})

test('while a row is dragged every row has the number of the place where it stands', () => {
  const drags = fc.record({ from: fc.nat(6), to: fc.nat(6) })
  fc.assert(
    fc.property(drags, ({ from, to }) => {
      const rows = [0, 1, 2, 3, 4, 5, 6]
      const standing = moved(rows, from, to)
      expect(rows.map((row) => placeDuring({ from, to }, row))).toEqual(rows.map((row) => standing.indexOf(row) + 1))
    }),
  )
  expect(placeDuring(null, 2)).toBe(3)
})

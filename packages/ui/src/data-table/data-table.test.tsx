import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DataTable } from './data-table.tsx'

const columns = [
  { id: 'id', header: 'ID', isSortable: true, cell: (row: { id: number; title: string }) => `#${row.id}` },
  {
    id: 'title',
    header: 'Question',
    isSortable: true,
    isTitle: true,
    cell: (row: { id: number; title: string }) => row.title,
  },
]
const rows = [
  { id: 1, title: 'Tidal power' },
  { id: 2, title: 'Why bridges hum' },
]
const shared = {
  caption: 'Questions',
  columns,
  rows,
  rowKey: (row: { id: number }) => row.id,
  loadingLabel: 'Loading',
  empty: <p>No question found!</p>,
}

function setWidth(width: number) {
  act(() => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  })
}

afterEach(() => setWidth(1024))

test('the sorted column says its direction, the others none', () => {
  render(<DataTable {...shared} sort={{ columnId: 'title', direction: 'desc' }} onSort={() => undefined} />)
  expect(screen.getByRole('columnheader', { name: 'Question' })).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'ID' })).not.toHaveAttribute('aria-sort')
})

test('pressing a header asks for its column', async () => {
  const onSort = vi.fn<(columnId: string) => void>()
  render(<DataTable {...shared} onSort={onSort} />)
  await userEvent.click(screen.getByRole('button', { name: 'ID' }))
  expect(onSort).toHaveBeenCalledExactlyOnceWith('id')
})

test('a row leads to its page through its title', () => {
  render(<DataTable {...shared} rowHref={(row) => `/question/${row.id}`} />)
  expect(screen.getByRole('link', { name: 'Tidal power' })).toHaveAttribute('href', '/question/1')
})

test('while loading there are ten rows in the shape of the content, and no empty state', () => {
  render(<DataTable {...shared} rows={[]} isLoading />)
  const table = screen.getByRole('table', { name: 'Loading' })
  expect(table).toHaveAttribute('aria-busy', 'true')
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  expect(screen.queryByText('No question found!')).not.toBeInTheDocument()
})

test('nothing found shows the empty state', () => {
  render(<DataTable {...shared} rows={[]} />)
  expect(screen.getByText('No question found!')).toBeVisible()
})

test('below 768 px the rows are cards and can still be sorted', () => {
  render(<DataTable {...shared} rowHref={(row) => `/question/${row.id}`} onSort={() => undefined} />)
  setWidth(767)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Question' })).toBeVisible()
  setWidth(768)
  expect(screen.getByRole('table', { name: 'Questions' })).toBeVisible()
})

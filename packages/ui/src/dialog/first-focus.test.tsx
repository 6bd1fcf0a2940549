import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { ChipRadioGroup } from '../chip-group/index.ts'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Range } from '../range/range.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined
const still = { title: 'Layer', closeLabel: 'Close', onClose: nothing, isOpen: true }
const search = <SearchField label="Search" clearLabel="Clear" value="" onChange={nothing} />
const chips = (
  <ChipRadioGroup
    label="Practice"
    options={[
      { value: 'done', label: 'Done' },
      { value: 'open', label: 'Open' },
    ]}
    value="open"
    onChange={nothing}
  />
)

const heading = () => screen.getByRole('heading', { name: 'Layer' })

test.each<{ what: string; children: ReactNode; expected: () => HTMLElement }>([
  { what: 'a layer that is read, to its heading', children: <p>Text</p>, expected: heading },
  {
    what: 'a layer with a player, to its heading',
    children: <Range label="Position" value={0} max={9} onChange={nothing} />,
    expected: heading,
  },
  { what: 'a text with a search above it, to its heading', children: search, expected: heading },
  {
    what: 'a form, to its first field',
    children: (
      <form>
        <TextField label="Name" />
      </form>
    ),
    expected: () => screen.getByLabelText('Name'),
  },
  {
    what: 'a text to write, to its field',
    children: <TextArea label="Note" />,
    expected: () => screen.getByLabelText('Note'),
  },
  {
    what: 'filters, to their first field',
    children: (
      <>
        {search}
        {chips}
      </>
    ),
    expected: () => screen.getByRole('searchbox', { name: 'Search' }),
  },
  { what: 'a choice, to what is chosen', children: chips, expected: () => screen.getByRole('radio', { name: 'Open' }) },
  {
    what: 'a question, to the answer that does no harm',
    children: (
      <>
        <Button>Leave</Button>
        <Button data-first-focus>Stay</Button>
      </>
    ),
    expected: () => screen.getByRole('button', { name: 'Stay' }),
  },
])('the focus goes, in $what', async ({ children, expected }) => {
  const { unmount } = render(<Dialog {...still}>{children}</Dialog>)
  await vi.waitFor(() => expect(expected()).toHaveFocus())
  unmount()
  render(<Drawer {...still}>{children}</Drawer>)
  await vi.waitFor(() => expect(expected()).toHaveFocus())
})

test('what deletes is opened on Cancel', async () => {
  const texts = { message: 'Sure?', checkboxLabel: 'Yes', confirmLabel: 'Delete', cancelLabel: 'Cancel' }
  render(<ConfirmDialog {...still} {...texts} onConfirm={nothing} />)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
})

test('under a finger no keyboard rises before the form was read', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' }),
  )
  render(
    <Dialog {...still}>
      <TextArea label="Note" />
    </Dialog>,
  )
  await vi.waitFor(() => expect(heading()).toHaveFocus())
})

function Page({ focusAfter }: { focusAfter?: () => HTMLElement | null }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button>Elsewhere</Button>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...still} isOpen={isOpen} onClose={() => setIsOpen(false)} focusAfter={focusAfter}>
        <p>Text</p>
      </Dialog>
    </>
  )
}

test('from the heading Tab leads on within the layer, and closing it gives the focus back to what opened it', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await vi.waitFor(() => expect(heading()).toHaveFocus())
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test.each(['Elsewhere', 'Open'])(
  'a layer that names where to go on gives the focus there, and else back: %s',
  async (name) => {
    const goesOn = name === 'Elsewhere'
    render(<Page focusAfter={() => (goesOn ? screen.getByRole('button', { name }) : null)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await vi.waitFor(() => expect(heading()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
  },
)

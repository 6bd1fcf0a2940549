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

test.each<[string, ReactNode, () => HTMLElement]>([
  ['a layer that is read, to its heading', <p>Text</p>, () => screen.getByRole('heading', { name: 'Layer' })],
  [
    'a layer with a player, to its heading',
    <Range label="Position" value={0} max={9} onChange={nothing} />,
    () => screen.getByRole('heading', { name: 'Layer' }),
  ],
  [
    'a text with a search above it, to its heading',
    <div>{search}</div>,
    () => screen.getByRole('heading', { name: 'Layer' }),
  ],
  [
    'a form, to its first field',
    <form>
      <TextField label="Name" />
    </form>,
    () => screen.getByLabelText('Name'),
  ],
  ['a text to write, to its field', <TextArea label="Note" />, () => screen.getByLabelText('Note')],
  [
    'filters, to their first field',
    <>
      {search}
      {chips}
    </>,
    () => screen.getByRole('searchbox', { name: 'Search' }),
  ],
  ['a choice, to what is chosen', chips, () => screen.getByRole('radio', { name: 'Open' })],
  [
    'a question, to the answer that does no harm',
    <>
      <Button>Leave</Button>
      <Button data-first-focus>Stay</Button>
    </>,
    () => screen.getByRole('button', { name: 'Stay' }),
  ],
])('the focus goes, in %s', async (_what, children, expected) => {
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
  vi.stubGlobal('matchMedia', (query: string) => ({ ...new EventTarget(), matches: query === '(pointer: coarse)' }))
  render(
    <Dialog {...still}>
      <TextArea label="Note" />
    </Dialog>,
  )
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Layer' })).toHaveFocus())
})

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button>Elsewhere</Button>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...still} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>Text</p>
      </Dialog>
    </>
  )
}

test('from the heading Tab leads on within the layer, and closing it gives the focus back to what opened it', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Layer' })).toHaveFocus())
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

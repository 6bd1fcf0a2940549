import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Avatar } from '../avatar/avatar.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button } from '../button/button.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LockOverlay } from '../lock-overlay/lock-overlay.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { StepList } from '../step-list/step-list.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Waveform } from '../waveform/waveform.tsx'
import { Card } from './card.tsx'

test('a button that waits keeps its name and takes no press', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button isLoading onClick={onClick}>
      Submit
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Submit' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a button with an address is a link', () => {
  render(<Button href="/dashboard/plans">Explore Plans</Button>)
  expect(screen.getByRole('link', { name: 'Explore Plans' })).toHaveAttribute('href', '/dashboard/plans')
})

test('an icon button is named, and says whether it is pressed', () => {
  render(<IconButton label="Bookmark" icon={<svg aria-hidden />} isPressed />)
  expect(screen.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible()
})

test('the last crumb is the page and no link', () => {
  render(
    <Breadcrumbs
      label="Path"
      items={[{ label: 'Dashboard', href: '/dashboard' }, { label: 'Speaking' }, { label: 'Read Aloud', href: '/x' }]}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard'])
  expect(screen.getByText('Read Aloud')).toHaveAttribute('aria-current', 'page')
})

test('what is locked is out of reach, and only the way to unlock it is there', () => {
  render(
    <LockOverlay isLocked title="Premium" action={<Button>Explore Plans</Button>}>
      <a href="/secret">Statistics</a>
    </LockOverlay>,
  )
  expect(screen.getByText('Statistics').closest('[inert]')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Explore Plans' })).toBeVisible()
})

test('initials come from the first and the last word', () => {
  render(<Avatar name="Niloofar van Karimi" />)
  expect(screen.getByRole('img', { name: 'Niloofar van Karimi' })).toHaveTextContent('NK')
})

test('a failure is spoken and can be tried again', async () => {
  const onRetry = vi.fn<() => void>()
  render(<ErrorState title="The list could not be loaded" retryLabel="Retry" onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded')
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a search is cleared and submitted', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const onSubmit = vi.fn<() => void>()
  render(<SearchField label="Search" value="tide" onChange={onChange} clearLabel="Clear" onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
})

test('a step says its state in words', () => {
  render(
    <StepList label="Scoring" steps={[{ id: 'a', label: 'Aligning', state: 'current', stateLabel: 'In progress' }]} />,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('AligningIn progress')
  expect(screen.getByRole('listitem')).toHaveAttribute('aria-current', 'step')
})

test('a tab carries its count, a disabled one cannot be chosen', async () => {
  const onChange = vi.fn<(value: 'mine' | 'comments') => void>()
  const tabs = [
    { value: 'mine' as const, label: 'My answers', count: 2, panel: <p>Mine</p> },
    { value: 'comments' as const, label: 'Comments', isDisabled: true, panel: <p>Comments panel</p> },
  ]
  render(<Tabs label="Answers" value="mine" onChange={onChange} tabs={tabs} />)
  expect(screen.getByRole('tab', { name: 'My answers 2' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Mine')
  await userEvent.click(screen.getByRole('tab', { name: 'Comments' }))
  expect(onChange).not.toHaveBeenCalled()
})

test('a waveform that can be scrubbed is a slider for the arrows', async () => {
  const onScrub = vi.fn<(position: number) => void>()
  render(<Waveform peaks={[0.5]} label="Position" position={0.5} onScrub={onScrub} scrubStep={0.25} />)
  screen.getByRole('slider', { name: 'Position' }).focus()
  await userEvent.keyboard('{ArrowRight}{Home}{End}')
  expect(onScrub.mock.calls).toEqual([[0.75], [0], [1]])
})

test('a card names itself with a heading of the wanted level', () => {
  render(<Card title="Today’s plan" titleLevel={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Today’s plan' })).toBeVisible()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost, type HostedPlayer } from './player-host.tsx'

/** The rules of every player with one option to choose; `group` names the options. */
export function testOneChoicePlayer<Prompt>(host: HostedPlayer<Prompt, { answer: string }>, group: string): void {
  test('one option is chosen, and another takes its place', async () => {
    const onDraft = vi.fn<(draft: unknown) => void>()
    render(<PlayerHost {...host} onDraft={onDraft} />)
    expect(screen.getByRole('group', { name: group })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'A bridge' }))
    await userEvent.click(screen.getByRole('radio', { name: 'A flood' }))
    expect(onDraft).toHaveBeenLastCalledWith({ answer: 'd' })
    expect(screen.getByRole('radio', { name: 'A bridge' })).not.toBeChecked()
  })

  test('the keyboard alone chooses', async () => {
    const onDraft = vi.fn<(draft: unknown) => void>()
    render(<PlayerHost {...host} draft={{ answer: 'a' }} onDraft={onDraft} />)
    screen.getByRole('radio', { name: 'A river' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(onDraft).toHaveBeenLastCalledWith({ answer: 'b' })
  })

  test('no option can be chosen once the answer is sent, or the exam’s time is over', () => {
    const { unmount } = render(<PlayerHost {...host} isLocked />)
    expect(screen.getByRole('radio', { name: 'A river' })).toBeDisabled()
    unmount()
    render(<PlayerHost {...host} mode="exam" phase="done" />)
    expect(screen.getByRole('radio', { name: 'A river' })).toBeDisabled()
  })
}

/** The rules of every player with any number of options to choose. */
export function testManyChoicesPlayer<Prompt>(host: HostedPlayer<Prompt, { answers: string[] }>, group: string): void {
  test('several options are chosen, in the order they are shown', async () => {
    const onDraft = vi.fn<(draft: unknown) => void>()
    render(<PlayerHost {...host} onDraft={onDraft} />)
    expect(screen.getByRole('group', { name: group })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'A flood' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'A river' }))
    expect(onDraft).toHaveBeenLastCalledWith({ answers: ['a', 'd'] })
  })

  test('Space chooses and lets go; nothing chosen is no draft', async () => {
    const onDraft = vi.fn<(draft: unknown) => void>()
    render(<PlayerHost {...host} onDraft={onDraft} />)
    screen.getByRole('checkbox', { name: 'A boat' }).focus()
    await userEvent.keyboard(' ')
    expect(onDraft).toHaveBeenLastCalledWith({ answers: ['c'] })
    await userEvent.keyboard(' ')
    expect(onDraft).toHaveBeenLastCalledWith(undefined)
  })

  test('no option can be chosen once the answer is sent, or the exam’s time is over', () => {
    const { unmount } = render(<PlayerHost {...host} isLocked />)
    expect(screen.getByRole('checkbox', { name: 'A river' })).toBeDisabled()
    unmount()
    render(<PlayerHost {...host} mode="exam" phase="done" />)
    expect(screen.getByRole('checkbox', { name: 'A river' })).toBeDisabled()
  })
}

/** Options can be thought about while the recording is heard, which the exam starts by itself after `seconds`. */
export function testHeardChoices<Prompt, Draft>(
  host: HostedPlayer<Prompt, Draft>,
  role: 'radio' | 'checkbox',
  seconds: number,
) {
  test('options can be chosen while the recording still counts down or plays', () => {
    render(<PlayerHost {...host} mode="exam" phase="listen" />)
    expect(screen.getAllByText(`Play after ${seconds} sec`).length).toBeGreaterThan(0)
    expect(screen.getByRole(role, { name: 'A river' })).toBeEnabled()
  })
}

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost, type HostedPlayer } from './player-host.tsx'

type Written = { fieldName: string; wordLimit: number }

/** The rules of every player with one field for a text of a limited length. */
export function testWrittenPlayer<Prompt>(
  host: HostedPlayer<Prompt, { answer: string }>,
  { fieldName, wordLimit }: Written,
) {
  const field = () => screen.getByRole('textbox', { name: fieldName })

  test('what is typed is the draft, and its words are counted against the limit of the format', async () => {
    const onDraft = vi.fn<(draft: unknown) => void>()
    render(<PlayerHost {...host} onDraft={onDraft} />)
    await userEvent.type(field(), 'the river rose')
    expect(onDraft).toHaveBeenLastCalledWith({ answer: 'the river rose' })
    expect(screen.getByText('3 words')).toBeVisible()
    expect(screen.getByText(`${wordLimit} word limit`)).toBeVisible()
  })

  test('nothing corrects the spelling, and an emptied field is no draft', async () => {
    const onDraft = vi.fn<(draft: unknown) => void>()
    render(<PlayerHost {...host} draft={{ answer: 'a' }} onDraft={onDraft} />)
    expect(field()).toHaveAttribute('spellcheck', 'false')
    await userEvent.clear(field())
    expect(onDraft).toHaveBeenLastCalledWith(undefined)
  })

  test('the field is closed once the answer is sent, or the exam’s time is over', () => {
    const { unmount } = render(<PlayerHost {...host} isLocked />)
    expect(field()).toBeDisabled()
    unmount()
    render(<PlayerHost {...host} mode="exam" phase="done" />)
    expect(field()).toBeDisabled()
  })
}

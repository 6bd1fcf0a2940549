import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { audioPlayerTexts } from '../testing/texts.ts'
import { MarkedPlayer } from './marked-player.tsx'
import type { PlayerMark } from './player-mark.ts'

const texts = { ...audioPlayerTexts, marks: 'Marks', showAll: (count: number) => `All ${count}`, showFewer: 'Fewer' }
const mark = (place: number): PlayerMark => ({
  id: String(place),
  startSeconds: place,
  endSeconds: place + 0.5,
  label: `Pause ${place}`,
  tone: 'fair',
  sign: 'pause',
})
const shown = (marks: readonly PlayerMark[], cue: { seconds: number; key: number } | null = null) => (
  <MarkedPlayer src="/take.mp3" durationSeconds={20} peaks={[0.5, 1]} marks={marks} texts={texts} cue={cue} />
)
const names = () =>
  within(screen.getByRole('list', { name: 'Marks' }))
    .getAllByRole('button')
    .map((button) => button.textContent)

test('six marks are listed at first, and all of them on demand', async () => {
  render(shown([1, 2, 3, 4, 5, 6, 7, 8].map(mark)))
  expect(names()).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'All 8' }))
  expect(names()).toHaveLength(8)
  expect(screen.getByRole('button', { name: 'Fewer' })).toHaveAttribute('aria-expanded', 'true')
})

test('a mark is reached by keyboard, and plays from shortly before it', async () => {
  render(shown([mark(7)]))
  screen.getByRole('button', { name: 'Pause 7 0:07' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.getByText('0:06 / 0:20')).toBeVisible()
})

afterEach(() => vi.unstubAllGlobals())

test('a recording that could not be loaded is loaded again on demand', async () => {
  const audio = new Audio()
  vi.stubGlobal('Audio', function FakeAudio() {
    return audio
  })
  render(shown([]))
  const load = vi.spyOn(audio, 'load')
  fireEvent(audio, new Event('error'))
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: audioPlayerTexts.retry }))
  expect(load).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another recording begins anew', async () => {
  const { rerender } = render(shown([], { seconds: 12.5, key: 1 }))
  expect(screen.getByText('0:12 / 0:20')).toBeVisible()
  rerender(<MarkedPlayer src="/other.mp3" durationSeconds={9} peaks={[0.5]} marks={[]} texts={texts} />)
  expect(screen.getByText('0:00 / 0:09')).toBeVisible()
})

test('a mark on the wave that is clicked plays and takes no focus', async () => {
  const { container } = render(shown([mark(7)]))
  const onWave = container.querySelector('[aria-hidden] button')
  if (onWave) await userEvent.click(onWave)
  expect(screen.getByText('0:06 / 0:20')).toBeVisible()
  expect(document.body).toHaveFocus()
})

test('the marks on the wave are for the pointer alone: the list says the same', () => {
  const { container } = render(shown([mark(7)]))
  const onWave = container.querySelector('[aria-hidden] button')
  expect(onWave).toHaveAttribute('tabindex', '-1')
  expect(screen.getAllByRole('button', { name: /Pause 7/ })).toHaveLength(1)
})

test('a new cue plays from its second', () => {
  const { rerender } = render(shown([]))
  rerender(shown([], { seconds: 12.5, key: 1 }))
  expect(screen.getByText('0:12 / 0:20')).toBeVisible()
})

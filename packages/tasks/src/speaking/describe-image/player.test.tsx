import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { describeImage } from './definition.ts'
import { DescribeImagePlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: DescribeImagePlayer, taskId: describeImage.id, prompt: sample.prompt }

test('before the answer the picture is named by its type alone', () => {
  render(<PlayerHost {...host} />)
  const picture = screen.getByRole('img', { name: 'Bar chart to describe' })
  expect(picture).toHaveAttribute('src', '/media/token/image.svg')
})

test('the picture opens large, and is enlarged further, by keyboard', async () => {
  render(<PlayerHost {...host} />)
  screen.getByRole('button', { name: 'Enlarge: Bar chart to describe' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Bar chart to describe' }))
  expect(dialog.getByText('100 %')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }))
  expect(dialog.getByText('150 %')).toBeVisible()
  expect(dialog.getByRole('img')).toHaveStyle({ width: '150%' })
})

test('in the exam the recorder waits while there is time to look', () => {
  render(<PlayerHost {...host} mode="exam" phase="prepare" />)
  expect(screen.getByRole('button', { name: /^Record/u })).toBeDisabled()
})

test('nothing is recorded once the answer is sent', () => {
  render(<PlayerHost {...host} isLocked />)
  expect(screen.getByRole('button', { name: /^Record/u })).toBeDisabled()
})

import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ZoomableImage, type ZoomableImageTexts } from './zoomable-image.tsx'

const texts: ZoomableImageTexts = {
  open: (name) => `Enlarge ${name}`,
  close: 'Close',
  zoomIn: 'In',
  zoomOut: 'Out',
  zoom: (percent) => `${percent}%`,
  scroll: (name) => `${name} scrolls`,
  failed: 'It could not be loaded.',
}

test('the enlarged picture grows to three times its width and back, and can be scrolled by keyboard', async () => {
  render(<ZoomableImage src="/map.svg" alt="A map of a town" name="Map" texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge Map' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Map' }))
  expect(dialog.getByRole('button', { name: 'Out' })).toBeDisabled()
  for (const press of [1, 2, 3]) {
    await userEvent.click(dialog.getByRole('button', { name: 'In' }))
    expect(dialog.getByRole('status')).toHaveTextContent(['150%', '200%', '300%'][press - 1] ?? '')
  }
  expect(dialog.getByRole('button', { name: 'In' })).toBeDisabled()
  expect(dialog.getByRole('region', { name: 'Map scrolls' })).toHaveAttribute('tabindex', '0')
})

test('what enlarges the picture stands in words below it, and covers nothing of it', () => {
  render(<ZoomableImage src="/table.svg" alt="A table" name="Table" texts={texts} />)
  const button = screen.getByRole('button', { name: 'Enlarge Table' })
  expect(button).toHaveTextContent('Enlarge Table')
  expect(button).toHaveClass('items-end')
  expect(button.parentElement).toHaveClass('pb-11')
})

test('a picture that cannot be loaded says so', () => {
  render(<ZoomableImage src="/gone.svg" alt="A map" texts={texts} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('It could not be loaded.')).toBeVisible()
})

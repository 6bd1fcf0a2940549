import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { clampedPage, nextPage, Pagination } from './pagination.tsx'

const texts = {
  label: 'Pages',
  pageLabel: 'Page',
  ofLabel: (total: number) => `of ${total}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  numberTyped: (typed: string) => (typed === '۳' ? 3 : /^\d+$/u.test(typed) ? Number(typed) : null),
}

function show(page: number) {
  const onPage = vi.fn<(page: number) => void>()
  render(<Pagination {...texts} page={page} totalPages={5} onPage={onPage} />)
  return onPage
}

test('whatever is typed means a page that exists', () => {
  fc.assert(
    fc.property(fc.option(fc.integer()), fc.integer({ min: 1, max: 900 }), (typed, total) => {
      const page = clampedPage(typed, 1, total)
      expect(page).toBeGreaterThanOrEqual(1)
      expect(page).toBeLessThanOrEqual(total)
    }),
  )
  expect(clampedPage(99, 2, 5)).toBe(5)
  expect(clampedPage(0, 2, 5)).toBe(1)
  expect(clampedPage(null, 2, 5)).toBe(2)
})

test('after the last page comes the first', async () => {
  expect(nextPage(4, 5)).toBe(5)
  const onPage = show(5)
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPage).toHaveBeenCalledExactlyOnceWith(1)
})

test('Enter in the page field goes to the page that was typed, cut to the last', async () => {
  const onPage = show(2)
  const field = screen.getByRole('textbox', { name: /Page/ })
  await userEvent.clear(field)
  await userEvent.type(field, '12x{Enter}')
  expect(onPage).toHaveBeenCalledExactlyOnceWith(5)
})

test('the page may be typed in the digits of another keyboard', async () => {
  const onPage = show(2)
  const field = screen.getByRole('textbox', { name: /Page/ })
  await userEvent.clear(field)
  await userEvent.type(field, '۳{Enter}')
  expect(onPage).toHaveBeenCalledExactlyOnceWith(3)
})

test('leaving the field empty keeps the page', async () => {
  const onPage = show(2)
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.tab()
  expect(onPage).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveValue('2')
})

test('there is nothing before the first page', () => {
  show(1)
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})

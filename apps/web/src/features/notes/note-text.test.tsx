import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '@testing-library/jest-dom/vitest'
import { NoteText } from './note-text.tsx'

function show(html: string): HTMLElement {
  const { container } = render(<NoteText html={html} />)
  const [shown] = container.children
  if (!(shown instanceof HTMLElement)) throw new Error('Nothing is shown')
  return shown
}

test('what the editor makes is shown', () => {
  const html =
    '<p>a <strong>b</strong><br><span class="note-colour-red">c</span></p><ol start="3"><li><p>d</p></li></ol><blockquote><p>e</p></blockquote>'
  expect(show(html).innerHTML).toBe(
    '<p dir="auto">a <strong>b</strong><br><span class="note-colour-red">c</span></p><ol dir="auto" start="3"><li><p>d</p></li></ol><blockquote dir="auto"><p>e</p></blockquote>',
  )
})

test('a link opens beside the page and tells it nothing', () => {
  show('<p><a href="https://a.example/">there</a></p>')
  const link = screen.getByRole('link', { name: 'there' })
  expect(link).toHaveAttribute('href', 'https://a.example/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

test.each([
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<span class="fixed inset-0">a</span>', 'a'],
  ['<span class="note-colour-red fixed">a</span>', '<span class="note-colour-red">a</span>'],
  ['<p style="position:fixed" onclick="x()" id="root">a</p>', '<p dir="auto">a</p>'],
  ['<img src=x onerror=alert(1)><script>alert(1)</script>a', 'a'],
  ['&lt;img src=x&gt;', '&lt;img src=x&gt;'],
  ['<h1>a</h1><table><tr><td>b</td></tr></table>', 'ab'],
])('%s is shown without what the editor does not make', (html, shown) => {
  expect(show(html).innerHTML).toBe(shown)
})

test('a note that is nested without end is shown to a depth, with its text', () => {
  const shown = show(`${'<blockquote>'.repeat(2000)}deep${'</blockquote>'.repeat(2000)}`)
  expect(shown).toHaveTextContent('deep')
  expect(shown.querySelectorAll('blockquote').length).toBeLessThan(100)
})

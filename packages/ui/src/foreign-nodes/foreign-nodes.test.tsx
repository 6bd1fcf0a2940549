import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardForeignNodes } from './guard-foreign-nodes.ts'

let endGuard: () => void
beforeEach(() => (endGuard = guardForeignNodes()))
afterEach(() => endGuard())

/** What a translator puts in place of a text. */
function translationOf(text: string): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.textContent = `‹${text}›`
  outer.append(inner)
  return outer
}

const textsIn = (root: Node): Text[] =>
  [...root.childNodes].flatMap((node) => (node instanceof Text ? [node] : textsIn(node)))
const untranslated = (root: Node) => textsIn(root).filter(({ data }) => !data.startsWith('‹') && data.trim() !== '')

/** The ways in which programs of this kind are known to work. */
const ways = {
  'replaces the text': (text: Text) => text.replaceWith(translationOf(text.data)),
  'puts the translation before the text and takes the text out': (text: Text) => {
    text.before(translationOf(text.data))
    text.remove()
  },
  'puts the translation behind the text and takes the text out': (text: Text) => {
    text.after(translationOf(text.data))
    text.remove()
  },
  'takes the text out and puts the translation there': (text: Text) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode?.insertBefore(translationOf(text.data), nextSibling)
  },
  'wraps the text': (text: Text) => {
    const wrapper = document.createElement('font')
    text.replaceWith(wrapper)
    wrapper.append(text)
    text.data = `‹${text.data}›`
  },
  'replaces the text twice': (text: Text) => {
    const first = translationOf(text.data)
    text.replaceWith(first)
    first.replaceWith(translationOf(text.data))
  },
  'replaces the text by several nodes': (text: Text) =>
    text.replaceWith(translationOf(text.data.slice(0, 1)), translationOf(text.data.slice(1))),
}

const translate = async (root: Node, way: (text: Text) => void) => {
  untranslated(root).forEach(way)
  // The observer is told after the task of the translator.
  await act(() => Promise.resolve())
}
const shown = () => screen.getByTestId('box').textContent.replaceAll(/[‹›]/gu, '')

function Box({ count, isMarked = false, tail = true }: { count: number; isMarked?: boolean; tail?: boolean }) {
  return (
    <div data-testid="box">
      {isMarked ? <b>!</b> : null}
      {count} of <i>ten</i>
      {tail ? ' done' : null}
    </div>
  )
}

test.each(Object.entries(ways))('a counter counts on where a program %s', async (_name, way) => {
  const { rerender } = render(<Box count={1} />)
  for (const count of [2, 3]) {
    await translate(screen.getByTestId('box'), way)
    rerender(<Box count={count} />)
    expect(shown()).toBe(`${count} of ten done`)
  }
})

test.each(Object.entries(ways))('a text that goes takes its translation along where a program %s', async (_, way) => {
  const { rerender } = render(<Box count={1} />)
  await translate(screen.getByTestId('box'), way)
  rerender(<Box count={1} tail={false} />)
  expect(shown()).toBe('1 of ten')
  rerender(<Box count={1} tail />)
  expect(shown()).toBe('1 of ten done')
})

test.each(Object.entries(ways))(
  'what comes before a text stands before its translation where a program %s',
  async (_, way) => {
    const { rerender } = render(<Box count={1} />)
    await translate(screen.getByTestId('box'), way)
    rerender(<Box count={1} isMarked />)
    expect(shown()).toBe('!1 of ten done')
  },
)

test.each(Object.entries(ways))('a page leaves as a whole where a program %s', async (_name, way) => {
  const { unmount, container } = render(<Box count={1} isMarked />)
  await translate(container, way)
  unmount()
  expect(container).toBeEmptyDOMElement()
})

test('a text that a program took out altogether comes back when it changes', async () => {
  const { rerender } = render(<Box count={1} />)
  await translate(screen.getByTestId('box'), (text) => text.remove())
  rerender(<Box count={2} />)
  expect(shown()).toBe('2')
})

test('what goes before a text that was taken out goes to where it stood', async () => {
  const { rerender } = render(<Box count={1} />)
  screen.getByTestId('box').firstChild?.remove()
  await act(() => Promise.resolve())
  rerender(<Box count={1} isMarked />)
  expect(shown()).toBe('! of ten done')
})

test('what is done within the same task counts, too', () => {
  const { rerender } = render(<Box count={1} />)
  untranslated(screen.getByTestId('box')).forEach((text) => text.replaceWith(translationOf(text.data)))
  rerender(<Box count={2} isMarked tail={false} />)
  expect(shown()).toBe('!2 of ten')
})

test('texts that were wrapped together leave one by one, and the wrapper last', async () => {
  const { rerender, unmount, container } = render(<Box count={1} />)
  const box = screen.getByTestId('box')
  const wrapper = document.createElement('font')
  wrapper.append(...box.childNodes)
  box.append(wrapper)
  await act(() => Promise.resolve())
  rerender(<Box count={2} isMarked tail={false} />)
  expect(shown()).toBe('!2 of ten')
  unmount()
  expect(container).toBeEmptyDOMElement()
})

test('a list that is sorted anew keeps the order where its texts were replaced', async () => {
  const List = ({ items }: { items: readonly string[] }) => (
    <div data-testid="box">
      {items.map((item) => (
        <span key={item}>{item} </span>
      ))}
      end
    </div>
  )
  const { rerender } = render(<List items={['a', 'b', 'c']} />)
  await translate(screen.getByTestId('box'), ways['replaces the text'])
  rerender(<List items={['c', 'd', 'a']} />)
  expect(shown().replaceAll(' ', '')).toBe('cdaend')
})

test('where nobody interferes the browser does the work, with its errors', () => {
  const [parent, child] = [document.createElement('p'), document.createElement('b')]
  expect(parent.appendChild(child)).toBe(child)
  expect(parent.insertBefore(document.createTextNode('a'), child).data).toBe('a')
  expect(parent.removeChild(child)).toBe(child)
  expect(parent.innerHTML).toBe('a')
  expect(() => child.appendChild(child)).toThrow(DOMException)
  // @ts-expect-error -- as a program without types would call it
  expect(() => parent.removeChild(null)).toThrow(/not of type 'Node'/u)
})

test('without the guard React throws, and with it ended the browser is as it was', async () => {
  endGuard()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { rerender } = render(<Box count={1} />)
  await translate(screen.getByTestId('box'), ways['replaces the text'])
  rerender(<Box count={2} />)
  expect(shown()).toBe('1 of ten done')
  expect(() => rerender(<Box count={2} tail={false} />)).toThrow(DOMException)
})

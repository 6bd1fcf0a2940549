import { makeWordLists } from './word-lists.ts'

/** Between the cells of a row. */
const CELL_END = ' | '

/**
 * What other programs copy, in the elements that the editor knows: Word's paragraphs of a list as lists, nested lists inside
 * their items, the rows of a table as lines, the lines of preformatted text as lines. Changes and returns `body`.
 */
export function readable(body: HTMLElement): HTMLElement {
  unwrapPlainBold(body)
  makeWordLists(body)
  nestLists(body)
  joinLists(body)
  flattenTables(body)
  breakLines(body)
  for (const last of body.querySelectorAll('br.Apple-interchange-newline')) last.remove()
  return body
}

/** Google Docs puts all that it copies into a bold that is none. */
function unwrapPlainBold(body: HTMLElement): void {
  for (const bold of body.querySelectorAll('b')) {
    if (/font-weight\s*:\s*(?:normal|400)/iu.test(bold.getAttribute('style') ?? ''))
      bold.replaceWith(...bold.childNodes)
  }
}

/** A list straight inside a list belongs to the item before it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.matches('li')) before.append(list)
  }
}

/** Word on the web copies each item as a list of its own. */
function joinLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('div.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes)
  for (const list of body.querySelectorAll('ul, ol')) {
    const before = list.previousElementSibling
    const isNext = before?.tagName === list.tagName && isBlank(list.previousSibling)
    const goesOn = list.tagName === 'UL' || Number(list.getAttribute('start') ?? 1) > 1
    if (!isNext || !goesOn || before === null) continue
    before.append(...list.childNodes)
    list.remove()
  }
}

const isBlank = (node: Node | null): boolean =>
  node instanceof Element || (node?.textContent?.trim() === '' && isBlank(node.previousSibling))

function flattenTables(body: HTMLElement): void {
  // The innermost first: its lines are then text of a cell.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const lines = [...table.querySelectorAll('tr')].map((row) => {
      const line = document.createElement('p')
      line.textContent = [...row.children].map(textOfCell).join(CELL_END)
      return line
    })
    table.replaceWith(...lines)
  }
}

function textOfCell(cell: Element): string {
  for (const block of cell.querySelectorAll('p, div, li, br')) block.after(' ')
  return (cell.textContent ?? '').replaceAll(/\s+/gu, ' ').trim()
}

function breakLines(body: HTMLElement): void {
  for (const block of body.querySelectorAll('pre')) {
    const lines = (block.textContent ?? '').replace(/\n$/u, '').split('\n')
    block.replaceWith(
      ...lines.map((text) => {
        const line = document.createElement('p')
        line.textContent = text
        return line
      }),
    )
  }
}

const LIST = /mso-list\s*:[^;]*\blevel(\d)/iu
const NUMBER = /^\(?(?:\d{1,4}|[a-z]{1,4})[.)]/iu

/** Word writes the items of a list as paragraphs with a bullet of letters before each; they become lists. */
export function makeWordLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll<HTMLElement>('p')) {
    if (levelOf(first) === null || levelOf(first.previousElementSibling) !== null) continue
    gather(first)
  }
}

const levelOf = (element: Element | null): number | null => {
  const level = element?.matches('p') ? LIST.exec(element.getAttribute('style') ?? '')?.[1] : undefined
  return level === undefined ? null : Number(level)
}

/** The paragraphs from `first` on, as far as they are items. */
function gather(first: HTMLElement): void {
  const open: { list: HTMLElement; level: number }[] = []
  let item: Element | null = first
  while (item !== null && levelOf(item) !== null) {
    const next: Element | null = item.nextElementSibling
    const level = levelOf(item) ?? 1
    const number = takeMarker(item)
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const last = open.at(-1)
    if (last === undefined || last.level < level) {
      const list = listFor(number)
      // A deeper list belongs to the item before it.
      if (last === undefined) item.before(list)
      else (last.list.lastElementChild ?? last.list).append(list)
      open.push({ list, level })
    }
    const entry = document.createElement('li')
    item.removeAttribute('style')
    entry.append(item)
    open.at(-1)?.list.append(entry)
    item = next
  }
}

function listFor(number: string | null): HTMLElement {
  const list = document.createElement(number === null ? 'ul' : 'ol')
  const start = Number.parseInt(number ?? '', 10)
  if (start > 1) list.setAttribute('start', String(start))
  return list
}

/** Takes the bullet or number out of an item; null for a bullet. */
function takeMarker(item: Element): string | null {
  const markers = [...item.querySelectorAll('span')].filter((span) =>
    /mso-list\s*:\s*ignore/iu.test(span.getAttribute('style') ?? ''),
  )
  const text = markers
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
  for (const marker of markers) marker.remove()
  return NUMBER.exec(text)?.[0] ?? null
}

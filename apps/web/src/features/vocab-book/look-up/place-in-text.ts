import { wordAt } from './word-at.ts'

type Point = { clientX: number; clientY: number }

/** What a press is for itself already, what may be dragged, and the pop-up, which has links of its own. */
const CONTROLS =
  'button, a, input, textarea, select, option, label, summary, audio, video, [contenteditable]:not([contenteditable=false]), [draggable=true], [role=button], [role=option], [role=slider], [role=tab], [role=menuitem], [aria-hidden=true], [data-dictionary]'

/** Question text, and nothing that a press already does something with. */
export function isLookUpText(target: EventTarget | null): target is Element {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return false
  return target.closest('[lang]')?.getAttribute('lang') === 'en' && target.closest('main, [role=dialog]') !== null
}

/** The word under a point of the page as a range; null beside the text. */
export function wordUnder(point: Point): Range | null {
  const caret = caretAt(point)
  if (caret === null || !(caret.node instanceof Text)) return null
  const found = wordAt(caret.node.data, caret.offset)
  if (found === null) return null
  const range = document.createRange()
  range.setStart(caret.node, found.start)
  range.setEnd(caret.node, found.end)
  // The nearest place in a text is given also for a press in its margin.
  return [...range.getClientRects()].some((box) => holds(box, point)) ? range : null
}

const holds = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Point): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom

function caretAt({ clientX, clientY }: Point): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(clientX, clientY)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  return caretOfOlderBrowser({ clientX, clientY })
}

/** Safari had another name for it until 18.4. */
function caretOfOlderBrowser({ clientX, clientY }: Point): { node: Node; offset: number } | null {
  const range = Document.prototype.caretRangeFromPoint?.call(document, clientX, clientY)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

import { wordAt } from './word-at.ts'

type Point = { clientX: number; clientY: number }

/**
 * What a press is for itself already, what a translator of pages put there (`font`), what names or explains the page, what may be
 * dragged, and the pop-up, which has links of its own.
 */
const NOT_CONTENT = [
  'button, a, input, textarea, select, option, label, summary, audio, video, h1, h2, h3, h4, h5, h6, font',
  '[contenteditable]:not([contenteditable=false]), [draggable=true], [aria-hidden=true], [data-dictionary]',
  ...[
    'button',
    'checkbox',
    'combobox',
    'link',
    'menuitem',
    'option',
    'radio',
    'slider',
    'spinbutton',
    'switch',
    'tab',
  ].map((role) => `[role=${role}]`),
].join(', ')

/** How every text of the exam is marked, and the page's own texts, which may be English too, are not. */
const CONTENT = '[lang=en][dir=ltr]:not(html)'

/** A text of the exam (prompts, passages, transcripts, answers), and nothing that a press already does something with. */
export function isLookUpText(target: EventTarget | null): target is Element {
  if (!(target instanceof Element) || target.closest(NOT_CONTENT) !== null) return false
  return target.closest('[lang]')?.matches(CONTENT) === true && target.closest('main, [role=dialog]') !== null
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

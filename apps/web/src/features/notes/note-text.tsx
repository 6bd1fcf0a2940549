import '../../shared/theme/note-text.css'
import { NOTE_LINK_REL, noteColourClass, noteColourOf, noteLinkOf } from '@rehearsal/contracts/note-html'
import { createElement, Fragment, type ReactNode } from 'react'
import { parseHtml } from '../../shared/trusted-html.ts'

const blocks: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'blockquote'])
const plainTags: ReadonlySet<string> = new Set([...blocks, 'br', 'strong', 'em', 'u', 's', 'li'])
/** Deeper than any note that was sanitised. */
const DEEPEST = 60

/**
 * A note as it is read. The server has sanitised it, and still it is not believed: elements are made anew, only those
 * that the editor makes, without any attribute of theirs but a link's address and one of the ten colours.
 */
export function NoteText({ html }: { html: string }) {
  return <div className="note-text">{childrenOf(parseHtml(html), 0)}</div>
}

const childrenOf = (parent: Node, depth: number): ReactNode[] =>
  Array.from(parent.childNodes, (child, index) => shown(child, index, depth))

function shown(node: Node, key: number, depth: number): ReactNode {
  if (!(node instanceof Element) || depth > DEEPEST) {
    return node.nodeType === Node.COMMENT_NODE ? null : node.textContent
  }
  const tag = node.localName
  if (tag === 'br') return <br key={key} />
  const inside = childrenOf(node, depth + 1)
  if (tag === 'a') return linkTo(node.getAttribute('href') ?? '', key, inside)
  if (tag === 'span') return colouredBy(node.className, key, inside)
  if (!plainTags.has(tag)) return <Fragment key={key}>{inside}</Fragment>
  return createElement(tag, { key, ...attributesOf(node, tag, depth) }, ...inside)
}

/** Each block of the note runs in the direction of its own first letter; a list may begin with another number. */
function attributesOf(node: Element, tag: string, depth: number): Record<string, unknown> {
  const start = tag === 'ol' ? Number(node.getAttribute('start') ?? 1) : 1
  return {
    ...(depth === 0 && blocks.has(tag) ? { dir: 'auto' } : {}),
    ...(Number.isInteger(start) && start > 1 ? { start } : {}),
  }
}

function linkTo(address: string, key: number, inside: ReactNode[]): ReactNode {
  const href = noteLinkOf(address)
  if (href === null) return <Fragment key={key}>{inside}</Fragment>
  return (
    <a key={key} href={href} target="_blank" rel={NOTE_LINK_REL}>
      {inside}
    </a>
  )
}

function colouredBy(classes: string, key: number, inside: ReactNode[]): ReactNode {
  const colour = noteColourOf(classes)
  if (colour === null) return <Fragment key={key}>{inside}</Fragment>
  return (
    <span key={key} className={noteColourClass(colour)}>
      {inside}
    </span>
  )
}

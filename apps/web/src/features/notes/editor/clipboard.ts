import { DOMParser, Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { parseHtml } from '../../../shared/trusted-html.ts'
import { readable } from './pasted/readable.ts'

/**
 * What is pasted or dropped as HTML is read by us: the editor's own way makes a Trusted Types policy that the page does
 * not allow. Only what the schema knows comes through.
 */
export const clipboardEvents: NonNullable<EditorProps['handleDOMEvents']> = {
  paste: (view, event) => insert(view, event, event.clipboardData?.getData('text/html') ?? ''),
  drop: (view, event) => {
    // What is dragged within the editor it moves by itself.
    if (view.dragging !== null) return false
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
    return insert(view, event, event.dataTransfer?.getData('text/html') ?? '', at)
  },
}

function insert(view: EditorView, event: Event, html: string, at?: number): boolean {
  if (html === '') return false
  event.preventDefault()
  const { content } = DOMParser.fromSchema(view.state.schema).parseSlice(readable(parseHtml(html)))
  const slice = Slice.maxOpen(content)
  const { tr } = view.state
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice)).scrollIntoView())
  view.focus()
  return true
}

import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { parseHtml } from '../../../shared/trusted-html.ts'
import { extensions } from './extensions.ts'

/** A note as the document that the editor opens: of its HTML, what the editor knows. */
export function documentOf(html: string): JSONContent {
  return DOMParser.fromSchema(getSchema(extensions)).parse(parseHtml(html)).toJSON()
}

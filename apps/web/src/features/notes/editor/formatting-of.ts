import { type NoteColour, noteColours } from '@rehearsal/contracts/note-html'
import type { Editor } from '@tiptap/core'

/** What the selected text is. */
export type Formatting = {
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  isStruck: boolean
  isBulletList: boolean
  isOrderedList: boolean
  isQuote: boolean
  /** The address of the link. */
  link: string | null
  colour: NoteColour | null
  canUndo: boolean
  canRedo: boolean
}

export function formattingOf(editor: Editor): Formatting {
  const { href } = editor.getAttributes('link')
  const { name } = editor.getAttributes('colour')
  return {
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isUnderlined: editor.isActive('underline'),
    isStruck: editor.isActive('strike'),
    isBulletList: editor.isActive('bulletList'),
    isOrderedList: editor.isActive('orderedList'),
    isQuote: editor.isActive('blockquote'),
    link: typeof href === 'string' ? href : null,
    colour: noteColours.find((colour) => colour === name) ?? null,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

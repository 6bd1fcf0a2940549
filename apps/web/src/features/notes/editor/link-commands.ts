import type { Editor } from '@tiptap/core'

/** Makes the selected text, or the link that the cursor is in, lead there; without either the address itself is written. */
export function linkTo(editor: Editor, href: string): void {
  const isNew = editor.state.selection.empty && !editor.isActive('link')
  const chain = editor.chain().focus()
  if (isNew) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}

export function unlink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run()
}

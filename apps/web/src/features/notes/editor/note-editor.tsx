import '../../../shared/theme/note-text.css'
import { isComposing } from '@rehearsal/ui/shortcuts'
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '../messages.ts'
import { clipboardEvents } from './clipboard.ts'
import { documentOf } from './document-of.ts'
import { extensions } from './extensions.ts'
import { formattingOf } from './formatting-of.ts'
import { linkTo, unlink } from './link-commands.ts'
import { LinkForm } from './link-form.tsx'
import { Toolbar } from './toolbar.tsx'

type Props = {
  /** What is there at first; later changes of it are not looked at. */
  html: string
  onChange: (html: string, isEmpty: boolean) => void
  onSubmit: () => void
}

const look =
  'note-text min-h-[max(8rem,24dvh)] cursor-text px-3.5 py-3 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand'

/** The rich-text editor of notes (specification §2.14), loaded when it is first needed. */
export default function NoteEditor({ html, onChange, onSubmit }: Props) {
  const [isLinking, setIsLinking] = useState(false)
  const toolbar = useRef<HTMLDivElement>(null)
  const [editorId, hintId] = [useId(), useId()]
  const [settings] = useState(() => settingsOf(html, editorId, hintId))
  const editor = useEditor({
    ...settings,
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML(), isEmpty(changed)),
  })
  const formatting = useEditorState({ editor, selector: (state) => formattingOf(state.editor) })
  const withLink = (run: () => void) => {
    run()
    setIsLinking(false)
  }
  const onKey = (event: KeyboardEvent) => {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const isToToolbar = event.key === 'F10' && event.altKey
    if ((!isSubmit && !isToToolbar) || isComposing(event)) return
    // Before the editor, to which Ctrl+Enter is a line break.
    event.preventDefault()
    event.stopPropagation()
    if (isSubmit) onSubmit()
    else toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }
  return (
    <div className="rounded-control border border-control">
      <Toolbar {...{ editor, formatting, editorId }} ref={toolbar} onLink={() => setIsLinking(!isLinking)} />
      {isLinking ? (
        <LinkForm
          present={formatting.link}
          onSet={(address) => withLink(() => linkTo(editor, address))}
          onRemove={() => withLink(() => unlink(editor))}
          onCancel={() => withLink(() => editor.commands.focus())}
        />
      ) : null}
      <EditorContent editor={editor} onKeyDownCapture={onKey} />
      <p id={hintId} className="sr-only">
        {t('editorHint')}
      </p>
    </div>
  )
}

const isEmpty = (editor: Editor): boolean => editor.getText().trim() === ''

const settingsOf = (html: string, id: string, hintId: string) => ({
  extensions,
  content: documentOf(html),
  autofocus: 'end' as const,
  // Its style element is not allowed on the page; note-text.css says what is needed of it.
  injectCSS: false,
  enablePasteRules: false,
  editorProps: {
    attributes: {
      id,
      class: look,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': t('editorLabel'),
      'aria-describedby': hintId,
    },
    handleDOMEvents: clipboardEvents,
  },
})

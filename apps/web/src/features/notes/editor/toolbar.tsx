import type { Editor } from '@tiptap/core'
import {
  Baseline,
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import { useId, useState, type RefObject } from 'react'
import { t } from '../messages.ts'
import { ColourPicker } from './colour-picker.tsx'
import type { Formatting } from './formatting-of.ts'
import { ToolbarButton } from './toolbar-button.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

type Props = {
  editor: Editor
  formatting: Formatting
  ref: RefObject<HTMLDivElement | null>
  editorId: string
  onLink: () => void
}

const SIZE = 17

/** What can be done with the selected text (specification §2.14). */
export function Toolbar({ editor, formatting, ref, editorId, onLink }: Props) {
  const [hasColours, setHasColours] = useState(false)
  const coloursId = useId()
  const roving = useRovingFocus(ref)
  const edit = () => editor.chain().focus()
  const toggles = [
    { label: t('bold'), Icon: Bold, isPressed: formatting.isBold, run: () => edit().toggleBold().run() },
    { label: t('italic'), Icon: Italic, isPressed: formatting.isItalic, run: () => edit().toggleItalic().run() },
    {
      label: t('underline'),
      Icon: Underline,
      isPressed: formatting.isUnderlined,
      run: () => edit().toggleUnderline().run(),
    },
    { label: t('strike'), Icon: Strikethrough, isPressed: formatting.isStruck, run: () => edit().toggleStrike().run() },
    {
      label: t('bulletList'),
      Icon: List,
      isPressed: formatting.isBulletList,
      run: () => edit().toggleBulletList().run(),
    },
    {
      label: t('orderedList'),
      Icon: ListOrdered,
      isPressed: formatting.isOrderedList,
      run: () => edit().toggleOrderedList().run(),
    },
    { label: t('quote'), Icon: TextQuote, isPressed: formatting.isQuote, run: () => edit().toggleBlockquote().run() },
    { label: t('link'), Icon: Link, isPressed: formatting.link !== null, run: onLink },
  ]
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      aria-controls={editorId}
      className="sticky top-0 z-10 rounded-t-control border-b border-line bg-surface p-1.5"
      {...roving}
    >
      <div className="flex flex-wrap gap-0.5">
        {toggles.map(({ label, Icon, isPressed, run }) => (
          <ToolbarButton
            key={label}
            label={label}
            icon={<Icon size={SIZE} aria-hidden />}
            isPressed={isPressed}
            onPress={run}
          />
        ))}
        <ToolbarButton
          label={t('fontColour')}
          icon={
            <Baseline
              size={SIZE}
              aria-hidden
              className={formatting.colour === null ? undefined : `note-colour-${formatting.colour}`}
            />
          }
          onPress={() => setHasColours(!hasColours)}
          aria-expanded={hasColours}
          aria-controls={hasColours ? coloursId : undefined}
        />
        <ToolbarButton
          label={t('undo')}
          icon={<Undo2 size={SIZE} aria-hidden />}
          isUnavailable={!formatting.canUndo}
          onPress={() => edit().undo().run()}
        />
        <ToolbarButton
          label={t('redo')}
          icon={<Redo2 size={SIZE} aria-hidden />}
          isUnavailable={!formatting.canRedo}
          onPress={() => edit().redo().run()}
        />
      </div>
      {hasColours ? (
        <ColourPicker
          id={coloursId}
          colour={formatting.colour}
          onChoose={(colour) =>
            colour === null ? edit().unsetMark('colour').run() : edit().setMark('colour', { name: colour }).run()
          }
        />
      ) : null}
    </div>
  )
}

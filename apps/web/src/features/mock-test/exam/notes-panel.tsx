import { Button } from '@rehearsal/ui/button'
import { IconButton } from '@rehearsal/ui/icon-button'
import { TextArea } from '@rehearsal/ui/text-area'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { TestPlace } from '../kept/kept-test-answers.ts'
import { readNotes, writeNotes } from '../kept/kept-test-texts.ts'
import { t } from '../messages.ts'

/** The erasable board of a test centre: beside the item where there is room, otherwise a sheet over its foot. */
export function NotesPanel({ place, onClose }: { place: TestPlace; onClose: () => void }) {
  const [text, setText] = useState(() => readNotes(place))
  const change = (next: string) => {
    setText(next)
    writeNotes(place, next)
  }
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const before = document.activeElement
    field.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      aria-label={t('notesTitle')}
      className="w-full rounded-card border border-line bg-surface p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[60dvh] max-lg:overflow-y-auto max-lg:rounded-b-none max-lg:shadow-float lg:sticky lg:top-24 lg:w-72 lg:shrink-0"
    >
      <div className="mb-1 flex items-center justify-between gap-2">
        <h2 className="font-semibold">{t('notesTitle')}</h2>
        <IconButton size="small" label={t('close')} icon={<X size={17} aria-hidden />} onClick={onClose} />
      </div>
      <p className="mb-3 text-sm text-ink-3">{t('notesText')}</p>
      <TextArea
        ref={field}
        label={t('notesTitle')}
        hasLabelHidden
        minRows={6}
        maxRows={16}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
        spellCheck={false}
        autoComplete="off"
        autoCorrect="off"
      />
      <Button size="small" variant="quiet" className="mt-2" disabled={text === ''} onClick={() => change('')}>
        {t('notesErase')}
      </Button>
    </aside>
  )
}

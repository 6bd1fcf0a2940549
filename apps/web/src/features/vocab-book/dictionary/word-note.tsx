import { WORD_NOTE_MAX_CHARACTERS } from '@rehearsal/contracts/vocab-book'
import { Button } from '@rehearsal/ui/button'
import { TextArea } from '@rehearsal/ui/text-area'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import type { DictionaryTarget } from '../../../shared/dictionary/dictionary-request.ts'
import { t } from '../messages.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'
import { useNoteWord } from './use-word-changes.ts'

type Props = { kept: { id: number; version: number }; note: string; target: DictionaryTarget }

/** What the learner wrote about a kept word. */
export function WordNote({ kept, note, target }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  if (draft === null) {
    return (
      <div className="grid justify-items-start gap-2">
        {note === '' ? null : (
          <p
            dir="auto"
            className="w-full whitespace-pre-wrap rounded-control bg-sunken px-3.5 py-2.5 [overflow-wrap:anywhere]"
          >
            {note}
          </p>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<NotebookPen size={15} aria-hidden />}
          onClick={() => setDraft(note)}
        >
          {note === '' ? t('addNote') : t('editNote')}
        </Button>
      </div>
    )
  }
  return <NoteEditor kept={kept} note={note} target={target} draft={draft} onDraft={setDraft} />
}

type EditorProps = Props & { draft: string; onDraft: (draft: string | null) => void }

function NoteEditor({ kept, note, target, draft, onDraft }: EditorProps) {
  const noting = useNoteWord(target)
  const field = useFocusOnMount<HTMLTextAreaElement>(true)
  const save = () => noting.mutate({ ...kept, note: draft.trim() }, { onSuccess: () => onDraft(null) })
  return (
    <div className="grid gap-2">
      <TextArea
        label={t('note')}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        placeholder={t('notePlaceholder')}
        maxLength={WORD_NOTE_MAX_CHARACTERS}
        minRows={3}
        maxRows={8}
        dir="auto"
        ref={field}
        counter={{
          count: draft.length,
          max: WORD_NOTE_MAX_CHARACTERS,
          countLabel: (count) => t('noteCount', { count }),
          limitLabel: (max) => t('noteLimit', { max }),
        }}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="small" onClick={() => onDraft(null)}>
          {t('cancel')}
        </Button>
        <Button
          variant="primary"
          size="small"
          disabled={draft.trim() === note}
          isLoading={noting.isPending}
          onClick={save}
        >
          {t('saveNote')}
        </Button>
      </div>
    </div>
  )
}

import type { DictionaryWord } from '@rehearsal/contracts/dictionary'
import { Button } from '@rehearsal/ui/button'
import { BookmarkPlus, Mic, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { DictionaryTarget } from '../../../shared/dictionary/dictionary-request.ts'
import { t } from '../messages.ts'
import { DeleteWordDialog } from './delete-word-dialog.tsx'
import { MarkSelect } from './mark-select.tsx'
import { useAddWord, useAddToPronunciation, useMarkWord } from './use-word-changes.ts'
import { WordNote } from './word-note.tsx'

type Props = { word: DictionaryWord; target: DictionaryTarget; onDeleted: () => void }

/** Keeping the word, and for a kept one its mark, its note and the way out (specification §4.8). */
export function WordActions({ word, target, onDeleted }: Props) {
  const { id, version } = word
  const [isDeleting, setIsDeleting] = useState(false)
  const adding = useAddWord(target)
  const pronunciation = useAddToPronunciation()
  const marking = useMarkWord(target)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {id === null ? (
          <Button
            variant="primary"
            icon={<BookmarkPlus size={17} aria-hidden />}
            isLoading={adding.isPending}
            onClick={() => adding.mutate(word.word)}
          >
            {t('add')}
          </Button>
        ) : (
          <Button icon={<Trash2 size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
            {t('delete')}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Mic size={16} aria-hidden />}
          isLoading={pronunciation.isPending}
          onClick={() => pronunciation.mutate(word.word)}
        >
          {t('addToPronunciation')}
        </Button>
      </div>
      {id === null ? null : (
        <>
          <div className="flex flex-wrap items-center gap-2.5">
            <span aria-hidden className="text-sm font-semibold text-ink-2">
              {t('mark')}
            </span>
            <MarkSelect
              label={t('mark')}
              mark={word.bookmark}
              isDisabled={marking.isPending}
              onChange={(mark) => marking.mutate({ id, version, mark })}
            />
          </div>
          <WordNote key={id} kept={{ id, version }} note={word.note} target={target} />
        </>
      )}
      <DeleteWordDialog
        word={isDeleting && id !== null ? { id, word: word.word } : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={onDeleted}
      />
    </div>
  )
}

import type { DictionaryWord } from '@rehearsal/contracts/dictionary'
import type { VocabWord } from '@rehearsal/contracts/vocab-book'
import type { Mark } from '@rehearsal/exam/codes'
import { toast } from '@rehearsal/ui/toast'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { dictionaryKey, pronunciationBookKey, vocabBookKey } from '../../../shared/api/shared-keys.ts'
import type { DictionaryTarget } from '../../../shared/dictionary/dictionary-request.ts'
import { addToPronunciation, addWord, markWord, noteWord } from '../api/change-word.ts'
import { dictionaryQuery } from '../api/dictionary-query.ts'
import { t } from '../messages.ts'

/** Adds the shown word to the book, with the texts of specification §8. */
export function useAddWord(target: DictionaryTarget) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: addWord,
    onSuccess: (kept) => {
      show(queryClient, target, kept)
      toast(t('added'), { tone: 'good' })
    },
    onError: (error) => {
      tellAddingFailed(error)
      void refresh(queryClient)
    },
  })
}

export function useAddToPronunciation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: addToPronunciation,
    onSuccess: () => {
      toast(t('added'), { tone: 'good' })
      void queryClient.invalidateQueries({ queryKey: pronunciationBookKey })
    },
    onError: tellAddingFailed,
  })
}

export function useMarkWord(target: DictionaryTarget | null) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ mark, ...kept }: { id: number; version: number; mark: Mark }) => markWord(kept, mark),
    onSuccess: (kept) => {
      show(queryClient, target, kept)
      toast(t('bookmarkUpdated'), { tone: 'good' })
    },
    onError: () => {
      toast(t('wentWrong'), { tone: 'bad' })
      void refresh(queryClient)
    },
  })
}

export function useNoteWord(target: DictionaryTarget) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ note, ...kept }: { id: number; version: number; note: string }) => noteWord(kept, note),
    onSuccess: (kept) => {
      show(queryClient, target, kept)
      toast(t('noteUpdated'), { tone: 'good' })
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.issues[0]?.defaultMessage : undefined
      toast(said ?? t('noteWentWrong'), { tone: 'bad' })
      void refresh(queryClient)
    },
  })
}

function tellAddingFailed(error: unknown): void {
  if (error instanceof ApiError && error.status === 409) toast(t('exists'), { tone: 'fair' })
  else toast(t('wentWrong'), { tone: 'bad' })
}

/** What was stored is shown at once; everything else that knows the word is asked for again. */
function show(queryClient: QueryClient, target: DictionaryTarget | null, kept: VocabWord): void {
  const { id, bookmark, note, version } = kept
  if (target !== null) {
    queryClient.setQueryData<DictionaryWord>(dictionaryQuery(target).queryKey, (word) =>
      word === undefined ? undefined : { ...word, id, bookmark, note, version },
    )
  }
  void refresh(queryClient)
}

async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([dictionaryKey, vocabBookKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

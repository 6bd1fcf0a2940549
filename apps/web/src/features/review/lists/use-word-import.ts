import type { TaskId } from '@rehearsal/exam/task-ids'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { dictionaryKey, reviewsKey, vocabBookKey } from '../../../shared/api/shared-keys.ts'
import { importWords, type Meanings } from '../api/import-words.ts'
import { t } from '../messages.ts'
import type { Reading } from './file/read-list-file.ts'

type Options = { taskId: TaskId | null; isOpen: boolean; onImported?: (() => void) | undefined }

/** A list on its way into the vocab book: what it says, how a file of it is read, what would become of it, what became of it. */
export function useWordImport({ taskId, isOpen, onImported }: Options) {
  const [text, setText] = useState('')
  const [readings, setReadings] = useState<readonly Reading[]>([])
  const [meanings, setMeanings] = useState<Meanings>('keep')
  const queryClient = useQueryClient()
  const check = useMutation({ mutationFn: () => importWords({ text, taskId, isDryRun: true, meanings: 'keep' }) })
  const run = useMutation({
    mutationFn: () => importWords({ text, taskId, isDryRun: false, meanings }),
    onSuccess: ({ added }) => {
      // Whoever closed the dialog meanwhile sees no result there.
      if (isOpen) return
      toast(t('imported', { count: added }), { tone: 'good' })
      finish()
    },
    onError: (error) => void toast(t('somethingWrong'), { tone: 'bad', description: problemOf(error) }),
  })
  /** After the result was seen: a page that shows the new words may not hold this dialog any more. */
  const finish = () => {
    setText('')
    setMeanings('keep')
    check.reset()
    run.reset()
    // Whoever shows words shows them anew.
    for (const queryKey of [vocabBookKey, dictionaryKey, reviewsKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
    onImported?.()
  }
  const read = (chosen: string) => {
    setText(chosen)
    setReadings([])
  }
  const problem = check.error === null ? null : problemOf(check.error)
  return { text, setText, readings, setReadings, read, meanings, setMeanings, check, run, finish, problem }
}

export type WordImport = ReturnType<typeof useWordImport>

/** What is wrong with the list as a whole; the first of its issues says it best. */
const problemOf = (error: unknown): string =>
  (error instanceof ApiError ? error.issues[0]?.defaultMessage : undefined) ?? messageOf(error)

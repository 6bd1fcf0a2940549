import { Button } from '@rehearsal/ui/button'
import { TextField } from '@rehearsal/ui/text-field'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { pronunciationBookKey } from '../../../shared/api/shared-keys.ts'
import { addWord } from '../api/add-word.ts'
import { t } from '../messages.ts'

const LONGEST_WORD = 64

/** Puts a word that the learner types into the book (specification §8). */
export function AddWordForm() {
  const [word, setWord] = useState('')
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: addWord,
    onSuccess: () => {
      toast(t('added'), { tone: 'good' })
      setWord('')
      return queryClient.invalidateQueries({ queryKey: pronunciationBookKey })
    },
    onError: (failure) => {
      if (isOf(failure, 409)) toast(t('exists'), { tone: 'fair' })
      else if (!isOf(failure, 400)) toast(t('wrong'), { tone: 'bad' })
    },
  })
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (word.trim() !== '' && !isPending) mutate(word.trim())
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={t('addLabel')}
          hasLabelHidden
          lang="en"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_WORD}
          placeholder={t('addPlaceholder')}
          value={word}
          onChange={(event) => {
            setWord(event.target.value)
            reset()
          }}
          error={issueOf(error)}
        />
      </div>
      <Button type="submit" icon={<Plus size={16} aria-hidden />} disabled={word.trim() === ''} isLoading={isPending}>
        {t('add')}
      </Button>
    </form>
  )
}

const isOf = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status

const issueOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 400 ? (error.issues[0]?.defaultMessage ?? error.message) : undefined

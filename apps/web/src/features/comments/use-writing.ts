import { COMMENT_MAX_CHARACTERS } from '@rehearsal/contracts/comments'
import { plainTextOf } from '@rehearsal/contracts/plain-text'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { useKeptDraft } from '../../shared/kept/use-kept-draft.ts'
import { commentDraftOf, emptyDraft, type CommentDraft } from './comment-draft.ts'
import { t } from './messages.ts'

export type WritingOptions<Said> = {
  /** Names the draft. */
  draftName: string
  post: (text: string, idempotencyKey: string) => Promise<Said>
  onPosted: (said: Said) => void
  /** Said where there is nothing any more to write to. */
  goneText: string
}

/** What is being written and sent. A text that could not be sent stays, also over a reload. */
export function useWriting<Said>({ draftName, post, onPosted, goneText }: WritingOptions<Said>) {
  const kept = useKeptDraft(draftName)
  const [draft, setDraft] = useState(() => commentDraftOf(kept.start) ?? emptyDraft)
  const keep = (next: CommentDraft) => {
    setDraft(next)
    if (next.text.trim() === '') kept.drop()
    else kept.keep(next)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) => post(text, key),
    onSuccess: (said, { text }) => {
      setDraft(emptyDraft)
      kept.drop({ text, key: null })
      toast(t('saved'), { tone: 'good' })
      onPosted(said)
    },
    onError: (error) => toast(failureOf(error, goneText), { tone: 'bad' }),
  })
  const other = commentDraftOf(kept.other?.value)
  const length = plainTextOf(draft.text).length
  const isSendable = length > 0 && length <= COMMENT_MAX_CHARACTERS && !isPending
  return {
    text: draft.text,
    /** What another tab writes in the same place, or an earlier visit left. */
    other:
      kept.other !== null && other !== null && other.text !== draft.text
        ? { text: other.text, isNewer: kept.other.isNewer }
        : null,
    takeOther: () => {
      if (other !== null) setDraft({ text: other.text, key: null })
      kept.swap()
    },
    dropOther: kept.dropOther,
    length,
    isSending: isPending,
    isSendable,
    change: (text: string) => keep({ text, key: null }),
    send: () => {
      if (!isSendable) return
      const key = draft.key ?? crypto.randomUUID()
      keep({ text: draft.text, key })
      mutate({ text: draft.text, key })
    },
  }
}

/** A generic text from the server's error (specification §8). */
function failureOf(error: unknown, goneText: string): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  return error.code === 'not_found' ? goneText : (error.issues[0]?.defaultMessage ?? error.message)
}

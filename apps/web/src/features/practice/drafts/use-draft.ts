import type { TaskId } from '@rehearsal/exam/task-ids'
import { useEffect, useState } from 'react'
import { isRecording, type KeptAnswer } from './kept-answer.ts'
import { findKeptAnswer, forgetAnswer, keepAnswer } from './kept-answers.ts'
import { readTextDraft, writeTextDraft } from './text-draft.ts'

type Place = { userId: string; questionId: number; taskId: TaskId }

export type DraftHandle = {
  draft: unknown
  setDraft: (draft: unknown) => void
  /** An answer that was submitted on an earlier visit and that the server has not acknowledged. */
  undelivered: KeptAnswer | null
  /** Whether an answer was stopped at the paywall on an earlier visit and waits to be sent. */
  isHeld: boolean
}

/**
 * What the learner has answered so far. Text is kept as it is typed; a recording is kept with the key
 * it will be sent with. Both are there again after a reload.
 */
export function useDraft({ userId, questionId, taskId }: Place): DraftHandle {
  const [draft, setShown] = useState<unknown>(() => readTextDraft(userId, questionId))
  const [isHeld, setIsHeld] = useState(false)
  const [undelivered, setUndelivered] = useState<KeptAnswer | null>(null)
  useEffect(() => {
    let isGone = false
    void findKeptAnswer({ userId, questionId }).then((kept) => {
      if (isGone || kept === null) return
      setShown((present: unknown) => present ?? kept.draft)
      if (kept.isHeld) setIsHeld(true)
      else if (kept.body !== null) setUndelivered(kept)
    })
    return () => {
      isGone = true
    }
  }, [userId, questionId])
  const setDraft = (next: unknown) => {
    setShown(next)
    if (isRecording(next)) {
      void keepAnswer({ userId, questionId, taskId, key: crypto.randomUUID(), draft: next, body: null })
    } else {
      writeTextDraft(userId, questionId, next)
      if (next === undefined) void forgetAnswer({ userId, questionId })
    }
  }
  return { draft, setDraft, undelivered, isHeld }
}

import type { TaskId } from '@rehearsal/exam/task-ids'
import { useEffect, useState } from 'react'
import type { OtherDraft } from '../../../shared/kept/drafts.ts'
import { useKeptDraft } from '../../../shared/kept/use-kept-draft.ts'
import { isRecording } from '../../../shared/kept/is-recording.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { discardAnswer, keepAnswer, takeUpAnswer } from './kept-answers.ts'
import { draftName } from './text-draft.ts'

type Place = { userId: string; questionId: number; taskId: TaskId }

export type DraftHandle = {
  draft: unknown
  setDraft: (draft: unknown) => void
  /** An answer that was submitted on an earlier visit and that the server has not acknowledged. */
  undelivered: KeptAnswer | null
  /** Whether an answer was stopped at the paywall on an earlier visit and waits to be sent. */
  isHeld: boolean
  /** What another tab, or an earlier visit, has for this question. */
  other: OtherDraft | null
  takeOther: () => void
  dropOther: () => void
}

/**
 * What the learner has answered so far. Text is kept as it is typed; a recording is kept with the key
 * it will be sent with. Both are there again after a reload.
 */
export function useDraft({ userId, questionId, taskId }: Place): DraftHandle {
  const kept = useKeptDraft(draftName(userId, questionId))
  const [draft, setShown] = useState<unknown>(kept.start)
  const [isHeld, setIsHeld] = useState(false)
  const [undelivered, setUndelivered] = useState<KeptAnswer | null>(null)
  useEffect(() => {
    let isGone = false
    void takeUpAnswer({ userId, questionId }).then((answer) => {
      if (isGone || answer === null) return
      setShown((present: unknown) => present ?? answer.draft)
      if (answer.isHeld) setIsHeld(true)
      else if (answer.body !== null) setUndelivered(answer)
    })
    return () => {
      isGone = true
    }
  }, [userId, questionId])
  const setDraft = (next: unknown) => {
    setShown(next)
    if (isRecording(next)) {
      void keepAnswer({ userId, questionId, taskId, key: crypto.randomUUID(), draft: next, body: null })
    } else if (next === undefined) {
      kept.drop(draft)
      void discardAnswer({ userId, questionId })
    } else kept.keep(next)
  }
  const takeOther = () => {
    setShown(kept.other?.value)
    kept.swap()
  }
  return { draft, setDraft, undelivered, isHeld, other: kept.other, takeOther, dropOther: kept.dropOther }
}

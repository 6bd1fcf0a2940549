import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import type { TaskView } from '@rehearsal/tasks/views'
import { useMachine } from '@rehearsal/ui/machine'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { remainingAiKey } from '../../../shared/session/remaining-ai.ts'
import { submitAnswer } from '../api/submit-answer.ts'
import { watchAttempt } from '../api/watch-attempt.ts'
import type { AnswerBody, KeptAnswer } from '../drafts/kept-answer.ts'
import {
  findKeptAnswer,
  forgetAnswer,
  holdAnswer,
  keepAnswer,
  releaseAnswer,
  withdrawAnswer,
} from '../drafts/kept-answers.ts'
import { writeTextDraft } from '../drafts/text-draft.ts'
import { outcomeOf } from './outcome-of.ts'
import { useResending } from '../../../shared/use-resending.ts'
import {
  editing,
  submissionMachine,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from './submission-machine.ts'

type Options = {
  userId: string
  questionId: number
  task: TaskView['task']
  undelivered: KeptAnswer | null
  /** An answer of an earlier visit was stopped at the paywall. */
  wasHeld: boolean
  onShow: (answer: ScoredAnswer) => void
  onClear: () => void
  onSend: () => void
  onRefused: () => void
}

export type SubmissionHandle = {
  state: SubmissionState
  submit: (draft: unknown, body: AnswerBody) => void
  /** Keeps a finished answer that cannot be scored now, without sending it. */
  hold: (draft: unknown, body: AnswerBody) => void
  /** The learner has changed the answer. */
  markEdited: () => void
  resend: () => void
  tryAgain: () => void
}

/** Runs the submission machine on the server and on what this browser keeps. */
export function useSubmission(options: Options): SubmissionHandle {
  const { userId, questionId, task, undelivered, wasHeld } = options
  const queryClient = useQueryClient()
  const leaving = useRef(new AbortController())
  const latest = useRef<ScoredAnswer | null>(null)
  /** Keeping the answer takes a moment, in which a second press must not keep it twice. */
  const isStarting = useRef(false)

  const deliver = async (key: string, report: Report) => {
    const kept = await findKeptAnswer({ userId, questionId })
    if (kept === null || kept.body === null || kept.key !== key) return
    try {
      const attempt = await submitAnswer(task, questionId, kept.body, key)
      latest.current = attempt
      report({ type: 'acknowledged', attempt })
      void queryClient.invalidateQueries()
    } catch (error) {
      report(outcomeOf(error))
    }
  }
  const watch = async (attemptId: number, report: Report) => {
    const { signal } = leaving.current
    try {
      const attempt = await watchAttempt(attemptId, { signal, onStep: (step) => report({ type: 'progressed', step }) })
      latest.current = attempt
      report({ type: 'settled', attempt })
      void queryClient.invalidateQueries()
    } catch {
      // The learner left, or the server cannot be reached: My answers tells the rest.
    }
  }
  const run = (effect: SubmissionEffect, report: Report) => {
    if (effect.type === 'send') {
      options.onSend()
      void deliver(effect.key, report)
    }
    if (effect.type === 'watch') void watch(effect.attemptId, report)
    if (effect.type === 'show' && latest.current !== null) options.onShow(latest.current)
    if (effect.type === 'clear') options.onClear()
    if (effect.type === 'drop-key') {
      options.onRefused()
      void withdrawAnswer({ userId, questionId })
      void queryClient.invalidateQueries({ queryKey: remainingAiKey })
    }
    if (effect.type === 'hold') {
      options.onRefused()
      void holdAnswer({ userId, questionId })
      void queryClient.invalidateQueries({ queryKey: remainingAiKey })
    }
    if (effect.type === 'release') void releaseAnswer({ userId, questionId })
    if (effect.type === 'forget') {
      writeTextDraft(userId, questionId, undefined)
      void forgetAnswer({ userId, questionId })
    }
  }
  const [state, send] = useMachine(submissionMachine, editing, run)

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  useEffect(() => {
    if (undelivered !== null) send({ type: 'restored', key: undelivered.key })
  }, [undelivered, send])
  useEffect(() => {
    if (wasHeld) send({ type: 'held' })
  }, [wasHeld, send])
  useResending(state.name === 'unsent', () => send({ type: 'resend' }))

  const submit = async (draft: unknown, body: AnswerBody) => {
    if (isStarting.current || state.name !== 'editing') return
    isStarting.current = true
    const key = await keyFor({ userId, questionId })
    await keepAnswer({ userId, questionId, taskId: task.id, key, draft, body })
    send({ type: 'submit', key })
    isStarting.current = false
  }
  const hold = (draft: unknown, body: AnswerBody) => {
    const key = crypto.randomUUID()
    void keepAnswer({ userId, questionId, taskId: task.id, key, draft, body, isHeld: true })
    send({ type: 'held' })
  }
  return {
    state,
    submit: (draft, body) => void submit(draft, body),
    hold,
    markEdited: () => send({ type: 'edited' }),
    resend: () => send({ type: 'resend' }),
    tryAgain: () => send({ type: 'try-again' }),
  }
}

type Report = (event: SubmissionEvent) => void
type Place = Pick<KeptAnswer, 'userId' | 'questionId'>

/** A recording already has its key; anything else gets one now. */
async function keyFor(place: Place): Promise<string> {
  const kept = await findKeptAnswer(place)
  return kept !== null && kept.body === null ? kept.key : crypto.randomUUID()
}

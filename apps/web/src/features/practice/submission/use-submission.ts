import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import type { TaskView } from '@rehearsal/tasks/views'
import { useMachine } from '@rehearsal/ui/machine'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { remainingAiKey } from '../../../shared/session/remaining-ai.ts'
import { submitAnswer } from '../api/submit-answer.ts'
import { watchAttempt } from '../api/watch-attempt.ts'
import { type AnswerBody, answerBodySchema, type KeptAnswer } from '../drafts/kept-answer.ts'
import { forgetAnswer, holdAnswer, keepAnswer, releaseAnswer, withdrawAnswer } from '../drafts/kept-answers.ts'
import { forgetSentText } from '../drafts/text-draft.ts'
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
  /** What is on its way. It is sent from here: a browser that is slow to keep it, or does not, delays nothing. */
  const outgoing = useRef<Pick<KeptAnswer, 'key' | 'body' | 'draft'> | null>(null)

  const deliver = async (key: string, report: Report) => {
    const body = outgoing.current?.key === key ? outgoing.current.body : null
    if (body === null) return
    try {
      const attempt = await submitAnswer(task, questionId, body, key)
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
    const sent = outgoing.current
    if (effect.type === 'send') {
      options.onSend()
      void deliver(effect.key, report)
    }
    if (effect.type === 'watch') void watch(effect.attemptId, report)
    if (effect.type === 'show' && latest.current !== null) options.onShow(latest.current)
    if (effect.type === 'clear') options.onClear()
    if (effect.type === 'drop-key') {
      options.onRefused()
      if (sent !== null) void withdrawAnswer({ userId, questionId, key: sent.key })
      void queryClient.invalidateQueries({ queryKey: remainingAiKey })
    }
    if (effect.type === 'hold') {
      options.onRefused()
      if (sent !== null) void holdAnswer({ userId, questionId, key: sent.key })
      void queryClient.invalidateQueries({ queryKey: remainingAiKey })
    }
    if (effect.type === 'release') void releaseAnswer({ userId, questionId })
    if (effect.type === 'forget' && sent !== null) {
      forgetSentText(userId, questionId, sent.draft)
      void forgetAnswer({ userId, questionId, key: sent.key, draft: sent.draft })
    }
    if (effect.type !== 'send' && effect.type !== 'show' && effect.type !== 'watch') outgoing.current = null
  }
  const [state, send] = useMachine(submissionMachine, editing, run)

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  useEffect(() => {
    // One that has been submitted meanwhile goes first, and takes its place.
    if (undelivered === null || outgoing.current !== null) return
    outgoing.current = undelivered
    send({ type: 'restored', key: undelivered.key })
  }, [undelivered, send])
  useEffect(() => {
    if (wasHeld) send({ type: 'held' })
  }, [wasHeld, send])
  useResending(state.name === 'unsent', () => send({ type: 'resend' }))

  const submit = (draft: unknown, written: AnswerBody) => {
    if (state.name !== 'editing' || outgoing.current !== null) return
    // In the order in which it is kept: the same key goes with the same body, letter by letter, also after a reload.
    const body = answerBodySchema.parse(written)
    const key = crypto.randomUUID()
    outgoing.current = { key, body, draft }
    void keepAnswer({ userId, questionId, taskId: task.id, key, draft, body })
    send({ type: 'submit', key })
  }
  const hold = (draft: unknown, body: AnswerBody) => {
    const key = crypto.randomUUID()
    void keepAnswer({ userId, questionId, taskId: task.id, key, draft, body, isHeld: true })
    send({ type: 'held' })
  }
  return {
    state,
    submit,
    hold,
    markEdited: () => send({ type: 'edited' }),
    resend: () => send({ type: 'resend' }),
    tryAgain: () => send({ type: 'try-again' }),
  }
}

type Report = (event: SubmissionEvent) => void

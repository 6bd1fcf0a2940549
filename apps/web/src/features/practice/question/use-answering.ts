import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { askForUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { consentQuery, loadConsent, saveConsent } from '../api/consent.ts'
import { remainingAiQuery } from '../../../shared/session/remaining-ai.ts'
import { revealQuestion } from '../api/reveal-question.ts'
import { isRecording } from '../../../shared/kept/is-recording.ts'
import type { AnswerBody } from '../drafts/kept-answer.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { t } from '../messages.ts'
import { useSubmission } from '../submission/use-submission.ts'
import type { AnswerMode } from '../../../shared/answer-clock.ts'
import { questionKey } from '../../../shared/api/shared-keys.ts'
import type { WorkspaceProps } from './workspace-props.ts'
import { useElsewhere } from '../use-elsewhere.ts'
import { useAnswerClock } from './use-answer-clock.ts'
import { useHandIn } from './use-hand-in.ts'
import { useTiming } from './use-timing.ts'

type Options = WorkspaceProps & { onShow: (answer: ScoredAnswer) => void }

export type Answering = ReturnType<typeof useAnswering>

/** Everything that happens between a question and its score. */
export function useAnswering({ face, view, practice, userId, variant, onShow }: Options) {
  const place = { userId, questionId: practice.id, taskId: face.id }
  const { draft, setDraft, undelivered, isHeld: wasHeld, other, ...otherDraft } = useDraft(place)
  const [mode, setMode] = useTiming(userId)
  /** Counts the tries: each has a player of its own, in each mode. */
  const [round, setRound] = useState(0)
  /** The other timing is another try at the same round: it takes none of the focus. */
  const [switches, setSwitches] = useState(0)
  const tryId = `${round}-${switches}`
  const [isAnswered, setIsAnswered] = useState(false)
  /** The try whose own recording the draft is: one kept from before was made without this clock. */
  const [recordedTry, setRecordedTry] = useState<string | null>(null)
  const clock = useAnswerClock({ mode, rules: rulesOf(practice.format, face.id), isStopped: isAnswered })
  const startOver = () => {
    setDraft(undefined)
    setIsAnswered(false)
    setRound((count) => count + 1)
    clock.restart()
  }
  const submission = useSubmission({
    userId,
    questionId: practice.id,
    task: view.task,
    undelivered,
    wasHeld,
    onShow,
    onClear: startOver,
    onSend: () => setIsAnswered(true),
    onRefused: () => setIsAnswered(false),
  })
  const reveal = useReveal(practice.id)
  const consent = useConsent()
  const { data: credits } = useQuery({ ...remainingAiQuery(face.id), enabled: face.scoredBy === 'ai' })

  const elsewhere = useElsewhere(face.id, practice.variants)
  const draftProblem = draft === undefined ? t('answerFirst') : issuesOf(view, practice.prompt, draft)
  const problem = elsewhere === null ? draftProblem : t(`otherExam_${elsewhere}`)
  const bodyOf = (): AnswerBody => {
    const duration = isRecording(draft) ? {} : { duration: clock.answeredSeconds }
    const parts = view.task.submission.parse(draft)
    return { ...parts, pteType: variant, mode, ...duration }
  }
  const hasNoCredits = face.scoredBy === 'ai' && credits?.remaining === 0
  const isHeld = submission.state.name === 'editing' && submission.state.isHeld
  const requestSubmit = () => {
    if (problem !== null || submission.state.name !== 'editing') return
    if (hasNoCredits) {
      submission.hold(draft, bodyOf())
      askForUpgrade('ai_credits_exhausted')
    } else consent.ask(() => submission.submit(draft, bodyOf()))
  }
  const isTimeUp = mode === 'exam' && clock.phase === 'done' && !isAnswered
  useHandIn(isTimeUp && recordedTry === tryId && isRecording(draft), tryId, requestSubmit)
  return {
    draft,
    setDraft: (next: unknown) => {
      setDraft(next)
      if (isRecording(next)) setRecordedTry(tryId)
      submission.markEdited()
    },
    other: submission.state.name === 'editing' ? other : null,
    takeOther: () => {
      otherDraft.takeOther()
      submission.markEdited()
    },
    dropOther: otherDraft.dropOther,
    mode,
    chooseMode: (next: AnswerMode) => {
      setMode(next)
      setSwitches((count) => count + 1)
      clock.restart()
    },
    round,
    clock,
    isAnswered,
    submission,
    /** Which exam has this question, where the learner's own has it not. */
    elsewhere,
    submitProblem: problem,
    requestSubmit,
    credits: face.scoredBy === 'ai' ? credits : undefined,
    isHeld,
    hasNoCredits,
    hasUnsentWork: draft !== undefined && !isHeld && ['editing', 'sending', 'unsent'].includes(submission.state.name),
    isRevealed: reveal.isShown,
    reveal,
    isAskingConsent: consent.isAsking,
    answerConsent: consent.answer,
    cancelConsent: consent.cancel,
  }
}

/** What the kind itself says is missing, before anything is sent. */
function issuesOf(view: WorkspaceProps['view'], prompt: unknown, draft: unknown): string | null {
  const parsed = view.task.submission.safeParse(draft)
  if (!parsed.success) return t('answerFirst')
  const issues = view.task.check(prompt, parsed.data)
  return issues === null ? null : issues.map(({ message }) => message).join(' ')
}

/** "Show answer": asks the server, which remembers it. */
function useReveal(questionId: number) {
  const queryClient = useQueryClient()
  const [isShown, setIsShown] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => revealQuestion(questionId),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: questionKey(questionId) })
      setIsShown(true)
    },
    onError: (error) => toast(messageOf(error), { tone: 'bad' }),
  })
  return { isShown, isPending, confirm: () => mutate(), hide: () => setIsShown(false), show: () => setIsShown(true) }
}

/** Asks once, at the first submission, whether others may see the answers; then goes on with what was begun. */
function useConsent() {
  const queryClient = useQueryClient()
  const { data } = useQuery(consentQuery)
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const answer = async (agrees: boolean) => {
    const goOn = waiting
    setWaiting(null)
    try {
      queryClient.setQueryData(consentQuery.queryKey, await saveConsent(agrees))
    } catch (error) {
      toast(messageOf(error), { tone: 'bad' })
    }
    goOn?.()
  }
  const ask = async (goOn: () => void) => {
    if (data !== undefined && data.agrees !== null) return goOn()
    // Without a network what is known here counts, and where nothing is, nothing is shown to others.
    const fresh = await loadConsent().catch(() => data)
    if (fresh !== undefined) queryClient.setQueryData(consentQuery.queryKey, fresh)
    if (fresh?.agrees === null) setWaiting(() => goOn)
    else goOn()
  }
  return {
    isAsking: waiting !== null,
    ask: (goOn: () => void) => void ask(goOn),
    answer: (agrees: boolean) => void answer(agrees),
    cancel: () => setWaiting(null),
  }
}

import type { Target } from '@rehearsal/contracts/targets'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { levelKey } from '../../shared/api/level-query.ts'
import { studyPlanKey } from '../../shared/api/shared-keys.ts'
import { targetQuery } from '../../shared/api/target-query.ts'
import { now } from '../../shared/clock.ts'
import { currentUserQuery, useSession } from '../../shared/session/use-session.ts'
import { useTimeZone } from '../../shared/session/use-time-zone.ts'
import { saveTarget, type TargetWish } from './api/save-target.ts'
import { t } from './messages.ts'
import { examDays } from './exam-days.ts'
import { draftOf, type TargetDraft, wishOf } from './target-draft.ts'

/** What is typed, and the version that it began with: what comes in meanwhile is not overwritten. */
type Form = { draft: TargetDraft; version: number; isTried: boolean; isTouched: boolean; variant: ExamVariant }

/**
 * The form of the target of the exam that is switched on: begun anew from what is saved whenever it is opened or reloaded, but where something was
 * typed that was neither saved nor thrown away.
 */
export function useTargetForm(isOpen: boolean, onSaved: () => void) {
  const { variant, user } = useSession()
  const timeZone = useTimeZone()
  const { data, error, refetch, isFetching } = useQuery({ ...targetQuery(variant), enabled: isOpen })
  const [form, setForm] = useState<Form | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const saving = useSaving(variant, () => {
    setForm(null)
    onSaved()
  })
  const begin = (target: Target) => {
    const draft = draftOf(target, user?.profile.language ?? null)
    setForm({ draft, version: target.version, isTried: false, isTouched: false, variant })
  }
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setForm((old) => (old?.isTouched === true && old.variant === variant ? old : null))
  }
  if (isOpen && form === null && data !== undefined && !isFetching && user !== undefined) begin(data)
  return {
    variant,
    form,
    loadError: data === undefined ? error : null,
    isLoading: isFetching,
    problem: saving.problem,
    isSaving: saving.isPending,
    change: (draft: TargetDraft) => setForm((old) => old && { ...old, draft, isTouched: true }),
    discard: () => setForm(null),
    load: async () => {
      const { data: loaded } = await refetch()
      saving.reset()
      if (loaded) begin(loaded)
    },
    submit: () => {
      if (form === null || saving.isPending) return
      setForm({ ...form, isTried: true })
      const wish = wishOf(form.draft, form.version, examDays(now(), timeZone))
      if (wish !== null) saving.mutate(wish)
    },
  }
}

/** Saves a target; `problem` says why it was refused. */
function useSaving(variant: ExamVariant, onSaved: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wish: TargetWish) => saveTarget(variant, wish),
    onSuccess: (saved) => {
      toast(t('saved'), { tone: 'good' })
      queryClient.setQueryData(targetQuery(variant).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: studyPlanKey })
      void queryClient.invalidateQueries({ queryKey: levelKey })
      // Its language is that of the profile, too.
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      onSaved()
    },
    onError: (failure) => toast(t('failed'), { tone: 'bad', description: messageOf(failure) }),
  })
  return { mutate, isPending, reset, problem: error instanceof ApiError ? error : null }
}

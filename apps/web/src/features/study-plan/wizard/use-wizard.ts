import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { studyPlanKey } from '../../../shared/api/shared-keys.ts'
import { logProblem } from '../../../shared/log.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { saveStudyLevel, type StudyLevelWish } from '../api/save-study-level.ts'
import { studyLevelQuery } from '../api/study-level-query.ts'
import { t } from '../messages.ts'
import { draftOf, stepOfFields, type WizardDraft, wishOf } from './wizard-draft.ts'

/** The wizard's state. It begins with what was told before, and stays as it is when the dialog is closed half-way. */
export function useWizard(isOpen: boolean, onDone: () => void) {
  const { status } = useSession()
  const { data, error, refetch, isFetching } = useQuery({ ...studyLevelQuery(status), enabled: isOpen })
  const [draft, setDraft] = useState<WizardDraft | null>(null)
  if (isOpen && draft === null && data !== undefined && !isFetching) setDraft(draftOf(data))
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: (wish: StudyLevelWish) => saveStudyLevel(status, wish),
    onSuccess: (told) => {
      toast(t('submitted'), { tone: 'good' })
      queryClient.setQueryData(studyLevelQuery(status).queryKey, told)
      onDone()
      setDraft(draftOf(told))
      return queryClient.invalidateQueries({ queryKey: studyPlanKey })
    },
    onError: (failure) => {
      // Specification §8: a failure is logged, and no toast comes. The wizard itself says what is wrong.
      logProblem('The study plan was not saved.', messageOf(failure))
      const step = failure instanceof ApiError ? stepOfFields(failure.issues.map(({ field }) => field)) : null
      if (step !== null) setDraft((old) => old && { ...old, step })
    },
  })
  return {
    draft,
    change: (next: WizardDraft) => setDraft(next),
    loadError: data === undefined ? error : null,
    isLoading: isFetching,
    load: () => void refetch(),
    problem: saving.error,
    isSaving: saving.isPending,
    submit: () => {
      const wish = draft && wishOf(draft)
      if (wish && !saving.isPending) saving.mutate(wish)
    },
  }
}

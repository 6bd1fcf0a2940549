import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { Switch } from '@rehearsal/ui/switch'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answersKey } from '../api/answers-query.ts'
import { shareAnswer } from '../api/share-answer.ts'
import { t } from '../messages.ts'

/** Whether other learners see this answer; shows the wanted state at once and takes it back when it could not be saved. */
export function ShareSwitch({ answer: { id, practiceId, isShared } }: { answer: ScoredAnswer }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => shareAnswer(id, wanted),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...answersKey, practiceId] }),
    onError: () => toast(t('shareFailed'), { tone: 'bad' }),
  })
  return (
    <Switch
      label={t('share')}
      isOn={isPending ? variables : isShared}
      onChange={(wanted) => mutate(wanted)}
      isDisabled={isPending}
    />
  )
}

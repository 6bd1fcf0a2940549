import { QUESTION_LIST_ID_DIGITS } from '@rehearsal/exam/limits'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatId } from '../../../shared/format/numbers.ts'
import { urls } from '../../../shared/urls.ts'
import { remainingAiQuery } from '../../../shared/session/remaining-ai.ts'
import type { KeptAnswer } from '../drafts/kept-answer.ts'
import { listHeld } from '../drafts/kept-answers.ts'
import { t } from '../messages.ts'
import { deliverAnswer } from './deliver-answer.ts'

const heldAnswersKey = ['held-answers'] as const

/** Finished answers that the paywall has stopped. The learner sends each; nothing goes by itself. */
export function HeldAnswers({ userId }: { userId: string }) {
  const { data: answers = [] } = useQuery({
    queryKey: [...heldAnswersKey, userId],
    queryFn: () => listHeld(userId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const credits = useQueries({
    queries: answers.map(({ taskId }) => ({ ...remainingAiQuery(taskId), refetchOnMount: 'always' as const })),
  })
  if (answers.length === 0 || credits.some(({ isPending }) => isPending)) return null
  const canSend = credits.map(({ data }) => data?.remaining !== 0)
  const needsPlan = canSend.includes(false)
  return (
    <Card
      className="mb-4"
      title={t('heldTitle', { count: answers.length })}
      description={t(needsPlan ? 'heldNeedsPlan' : 'heldText', { count: answers.length })}
      actions={
        needsPlan ? (
          <Button size="small" variant="primary" href={urls.plans()}>
            {t('explorePlans')}
          </Button>
        ) : undefined
      }
    >
      <ul className="divide-y divide-line">
        {answers.map((answer, place) => (
          <HeldAnswer key={answer.key} answer={answer} canSend={canSend[place] === true} />
        ))}
      </ul>
    </Card>
  )
}

function HeldAnswer({ answer, canSend }: { answer: KeptAnswer; canSend: boolean }) {
  const queryClient = useQueryClient()
  const { taskId, questionId } = answer
  const name = t('heldItem', { task: catalogue[taskId].name, id: formatId(questionId, QUESTION_LIST_ID_DIGITS) })
  const { mutate, isPending } = useMutation({
    mutationFn: () => deliverAnswer(answer),
    onSuccess: async (outcome) => {
      if (outcome === 'delivered') toast(t('heldSent'), { tone: 'good' })
      if (outcome === 'unreachable') toast(t('heldFailed'), { tone: 'bad', description: t('heldAgain') })
      await queryClient.invalidateQueries()
    },
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="num font-medium">{name}</span>
      <span className="flex gap-2">
        <Button size="small" href={urls.question(taskId, questionId)} aria-label={t('heldOpenItem', { name })}>
          {t('heldOpen')}
        </Button>
        {canSend ? (
          <Button
            size="small"
            variant="primary"
            isLoading={isPending}
            onClick={() => mutate()}
            aria-label={t('sendItemForScoring', { name })}
          >
            {t('sendForScoring')}
          </Button>
        ) : null}
      </span>
    </li>
  )
}

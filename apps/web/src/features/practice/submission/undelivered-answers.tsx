import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { toast } from '@rehearsal/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { listUndelivered } from '../drafts/kept-answers.ts'
import { t } from '../messages.ts'
import { deliverAnswer } from './deliver-answer.ts'
import { useResending } from '../../../shared/use-resending.ts'

const undeliveredKey = ['undelivered-answers'] as const

type Props = {
  userId: string
  /** The question that is open delivers its own answer. */
  openQuestionId: number | null
}

/** Answers to other questions that the server does not have yet. They are sent as soon as it can be reached. */
export function UndeliveredAnswers({ userId, openQuestionId }: Props) {
  const queryClient = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: [...undeliveredKey, userId, openQuestionId],
    queryFn: async () => {
      const kept = (await listUndelivered(userId)).filter(({ questionId }) => questionId !== openQuestionId)
      const isDelivered = await Promise.all(kept.map(async (answer) => (await deliverAnswer(answer)) === 'delivered'))
      if (isDelivered.includes(true)) {
        toast(t('delivered', { count: isDelivered.filter(Boolean).length }), { tone: 'good' })
        void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== undeliveredKey[0] })
      }
      return kept.filter((_, place) => isDelivered[place] !== true)
    },
    staleTime: 0,
  })
  const retry = () => void queryClient.invalidateQueries({ queryKey: undeliveredKey })
  useResending(data.length > 0, retry)
  if (data.length === 0) return null
  return (
    <div className="mb-4">
      <Banner
        tone="fair"
        icon={<CloudOff size={18} aria-hidden />}
        action={
          <Button size="small" onClick={retry}>
            {t('sendNow')}
          </Button>
        }
      >
        {t('undelivered', { count: data.length })}
      </Banner>
    </div>
  )
}

import type { CurrentUser } from '@rehearsal/contracts/account'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { commentsKey, questionKey, questionsKey } from '../../shared/api/shared-keys.ts'
import { now } from '../../shared/clock.ts'
import { reportExam } from './api/report-exam.ts'
import { examDays } from './exam-days.ts'
import { keepLastExam, lastExamOf } from './last-exam.ts'
import { t } from './messages.ts'

type Wish = { date: string; country: string | null; pteType: ExamVariant | null; description: string }

type Options = {
  practice: { id: number; variants: readonly ExamVariant[] }
  user: CurrentUser
  onSaved: () => void
}

/** What is filled in, whether it can be sent (specification §5), and sending it. */
export function useExamReport({ practice, user, onSaved }: Options) {
  const [wish, setWish] = useState(() => emptyWish(user.id, practice.variants))
  const queryClient = useQueryClient()
  const days = examDays(now(), user.profile.timeZone)
  const isDayRight = wish.date >= days.first && wish.date <= days.last
  const { country, pteType } = wish
  const exam = isDayRight && country !== null && pteType !== null ? { date: wish.date, country, pteType } : null
  const { mutate, isPending } = useMutation({
    mutationFn: reportExam,
    onSuccess: async (saved) => {
      keepLastExam(user.id, saved)
      setWish({ ...wish, description: '' })
      toast(t('saved'), { tone: 'good' })
      onSaved()
      const changed = [questionKey(practice.id), questionsKey, commentsKey(practice.id)]
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error) => void toast(t('failed'), { tone: 'bad', description: reasonOf(error) }),
  })
  return {
    wish,
    change: (part: Partial<Wish>) => setWish({ ...wish, ...part }),
    days,
    /** A day that was chosen and cannot be. */
    isDayWrong: wish.date !== '' && !isDayRight,
    isComplete: exam !== null,
    isSaving: isPending,
    send: () => {
      if (exam !== null && !isPending) mutate({ ...exam, practiceId: practice.id, description: wish.description })
    },
  }
}
export type ExamReporting = ReturnType<typeof useExamReport>

function emptyWish(userId: string, variants: readonly ExamVariant[]): Wish {
  const last = lastExamOf(userId)
  const [first, ...others] = variants
  const isLast = last !== null && variants.includes(last.pteType)
  // Where there is one exam only, there is nothing to choose.
  const pteType = first !== undefined && others.length === 0 ? first : isLast ? last.pteType : null
  return { date: last?.date ?? '', country: last?.country ?? null, pteType, description: '' }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  return error.code === 'duplicate' ? t('reportedBefore') : (error.issues[0]?.defaultMessage ?? error.message)
}

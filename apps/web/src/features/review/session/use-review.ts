import type { ReviewCard, ReviewGrade } from '@rehearsal/contracts/reviews'
import { toast } from '@rehearsal/ui/toast'
import { useReducer, useRef, useState } from 'react'
import { useResending } from '../../../shared/use-resending.ts'
import { t } from '../messages.ts'
import { deliverGrades } from './deliver-grades.ts'
import { keepGrade, listKeptGrades } from './kept-grades.ts'
import { sessionAfter, startOf } from './session-state.ts'

/** A session over these cards. Each grade is kept in the browser first, and sent in the order they were given. */
export function useReview(userId: string, cards: readonly ReviewCard[]) {
  const [state, send] = useReducer(sessionAfter, cards, startOf)
  const [waiting, setWaiting] = useState(() => listKeptGrades(userId).length)
  const isSending = useRef(false)

  const deliver = async () => {
    if (isSending.current) return
    isSending.current = true
    const isAll = await deliverGrades(userId, {
      onDelivered: (result) => send({ type: 'delivered', result }),
      onRefused: ({ id }) => {
        send({ type: 'refused', id })
        toast(t('gradedElsewhere'), { tone: 'fair' })
      },
    })
    isSending.current = false
    setWaiting(isAll ? 0 : listKeptGrades(userId).length)
  }
  useResending(waiting > 0, () => void deliver())

  const grade = (given: ReviewGrade) => {
    const [card] = state.cards
    if (card === undefined || !state.isAnswerShown) return
    keepGrade({ userId, id: card.id, grade: given, version: card.version, key: crypto.randomUUID() })
    send({ type: 'graded', grade: given })
    if (waiting > 0) setWaiting(waiting + 1)
    void deliver()
  }
  return { state, show: (typed: string) => send({ type: 'shown', typed }), grade, waiting }
}

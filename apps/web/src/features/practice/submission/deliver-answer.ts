import { views } from '@rehearsal/tasks/views'
import { toast } from '@rehearsal/ui/toast'
import { submitAnswer } from '../api/submit-answer.ts'
import type { KeptAnswer } from '../drafts/kept-answer.ts'
import { forgetAnswer, holdAnswer, withdrawAnswer } from '../drafts/kept-answers.ts'
import { forgetSentText } from '../drafts/text-draft.ts'
import { t } from '../messages.ts'
import { outcomeOf } from './outcome-of.ts'

/** `unreachable`: nobody answered, so that it may simply be sent again. */
export type Delivery = 'delivered' | 'kept' | 'unreachable'

/** Sends a kept answer. What is refused stays with its question as a draft; what the quota stops waits for the learner. */
export async function deliverAnswer({ taskId, body, ...kept }: KeptAnswer): Promise<Delivery> {
  if (body === null) return 'kept'
  try {
    const { task } = await views[taskId]()
    await submitAnswer(task, kept.questionId, body, kept.key)
    forgetSentText(kept.userId, kept.questionId, kept.draft)
    await forgetAnswer(kept)
    return 'delivered'
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome.type === 'held') await holdAnswer(kept)
    if (outcome.type === 'refused') {
      await withdrawAnswer(kept)
      toast(t('problem'), { tone: 'bad', description: outcome.problem })
    }
    return outcome.type === 'unreachable' ? 'unreachable' : 'kept'
  }
}

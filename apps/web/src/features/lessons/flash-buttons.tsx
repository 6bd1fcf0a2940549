import type { LessonTopic } from '@rehearsal/contracts/lessons'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { BookOpenCheck, Zap } from 'lucide-react'
import { useState } from 'react'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { askForUpgrade } from '../../shared/upgrade/upgrade-need.ts'
import { t } from './messages.ts'

const icons = { grammar: BookOpenCheck, learning: Zap } as const satisfies Record<LessonTopic, unknown>
const topics: readonly LessonTopic[] = ['grammar', 'learning']

/** The video buttons of the section header (specification §2.7): the overlay opens for PREMIUM alone (§4.15). */
export function FlashButtons({ taskId, questionId }: { taskId: TaskId; questionId: number }) {
  const { status } = useSession()
  const [topic, setTopic] = useState<LessonTopic>('grammar')
  const { open, Dialog, state } = useLazyDialog(() => import('./flash-overlay.tsx'))
  const show = (next: LessonTopic) => {
    if (status !== 'PREMIUM') return askForUpgrade('premium_required')
    setTopic(next)
    open()
  }
  return (
    <>
      {topics.map((each) => {
        const Icon = icons[each]
        return (
          <Button key={each} size="small" icon={<Icon size={15} aria-hidden />} onClick={() => show(each)}>
            {t(`flash_${each}`)}
          </Button>
        )
      })}
      {Dialog ? <Dialog {...state} {...{ taskId, questionId, topic }} /> : null}
    </>
  )
}

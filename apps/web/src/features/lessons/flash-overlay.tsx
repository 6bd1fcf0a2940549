import type { LessonTopic } from '@rehearsal/contracts/lessons'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Dialog } from '@rehearsal/ui/dialog'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { askForUpgrade } from '../../shared/upgrade/upgrade-need.ts'
import { videosQuery } from './api/videos-query.ts'
import { t } from './messages.ts'
import { VideoSlider, VideoSliderSkeleton } from './video-slider.tsx'

type Props = { taskId: TaskId; questionId: number; topic: LessonTopic; isOpen: boolean; onClose: () => void }

/** The video overlay of specification §2.14: a slider of links, under the name of the practice type. */
export default function FlashOverlay({ taskId, questionId, topic, isOpen, onClose }: Props) {
  const videos = useQuery({ ...videosQuery(taskId, topic), enabled: isOpen })
  const { data } = videos
  const isLocked = data?.locked === true
  // The plan may have ended since the page was opened: the server knows.
  useEffect(() => {
    if (!isOpen || !isLocked) return
    onClose()
    askForUpgrade('premium_required')
  }, [isOpen, isLocked, onClose])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={data?.practiceType ?? catalogue[taskId].name}
      description={`${t(`flash_${topic}`)} · ${t(`about_${topic}`)}`}
      closeLabel={t('close')}
      size="full"
    >
      {videos.isError ? (
        <LoadProblem
          title={t('videosFailed')}
          error={videos.error}
          onRetry={() => void videos.refetch()}
          isRetrying={videos.isFetching}
        />
      ) : null}
      {data === undefined && !videos.isError ? <VideoSliderSkeleton /> : null}
      {data !== undefined && data.links.length === 0 && !isLocked ? (
        <EmptyState title={t('none')} description={t('noneAdvice')} />
      ) : null}
      {data !== undefined && data.links.length > 0 ? (
        <VideoSlider links={data.links} from={{ taskId, questionId }} onChoose={onClose} />
      ) : null}
    </Dialog>
  )
}

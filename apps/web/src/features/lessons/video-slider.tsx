import type { VideoLink } from '@rehearsal/contracts/lessons'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { t } from './messages.ts'
import { VideoCard } from './video-card.tsx'

type Props = {
  links: readonly VideoLink[]
  /** The question that the lessons lead back to. */
  from: { taskId: TaskId; questionId: number }
  /** A lesson of our own was chosen, which opens in place of the question. */
  onChoose: () => void
}

/** Slides of which four and a half fit on a wide screen (specification §9); the cut one says that there are more. */
const slideWidth =
  'shrink-0 snap-start basis-[78%] sm:basis-[78%] md:basis-[calc((100%-2rem)/2.5)] xl:basis-[calc((100%-4rem)/4.5)]'
const strip =
  'flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-smooth -mx-1 scroll-px-1 p-1 pb-3'

/** A strip of links that is scrolled by hand, by its two buttons, or by the focus. */
export function VideoSlider({ links, from, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const { current } = list
    if (!current) return
    const sign = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current.scrollBy({ left: current.clientWidth * 0.8 * direction * sign })
  }
  return (
    <div role="group" aria-label={t('slider')}>
      <ul ref={list} className={`${strip} motion-reduce:scroll-auto`}>
        {links.map((link) => (
          <li key={link.url} className={slideWidth}>
            <VideoCard link={link} from={from} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <div className={`flex justify-end gap-1 ${needlessAt(links.length)}`}>
        <IconButton
          label={t('back')}
          icon={<ChevronLeft size={18} className="rtl:rotate-180" aria-hidden />}
          onClick={() => scroll(-1)}
        />
        <IconButton
          label={t('forward')}
          icon={<ChevronRight size={18} className="rtl:rotate-180" aria-hidden />}
          onClick={() => scroll(1)}
        />
      </div>
    </div>
  )
}

/** Where all the slides fit, there is nothing to scroll. */
function needlessAt(count: number): string {
  if (count <= 1) return 'hidden'
  if (count <= 2) return 'md:hidden'
  return count <= 4 ? 'xl:hidden' : ''
}

/** The strip while its links are on their way. */
export function VideoSliderSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingVideos')} className="overflow-hidden">
      <div className={strip}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className={slideWidth}>
            <Skeleton height={148} />
            <div className="mt-3">
              <Skeleton shape="text" width="60%" />
            </div>
          </div>
        ))}
      </div>
      <div className="h-10" />
    </div>
  )
}

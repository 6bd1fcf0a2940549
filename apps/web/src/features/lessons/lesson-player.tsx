import type { Lesson } from '@rehearsal/contracts/lessons'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { Chip } from '@rehearsal/ui/chip'
import { LiveRegion } from '@rehearsal/ui/live-region'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { kindOf } from './lesson-kind.ts'
import { LessonQuiz } from './lesson-quiz.tsx'
import { LessonSlideView } from './lesson-slide.tsx'
import { LessonSteps } from './lesson-steps.tsx'
import { t } from './messages.ts'
import { NarrationPlayer } from './narration-player.tsx'
import { useLesson } from './use-lesson.ts'
import { useNarrationAhead } from './use-narration-ahead.ts'

type Props = { lesson: Lesson; backUrl: string | null }

/** Slides with their narrations, one after the other, and the quiz behind them. */
export function LessonPlayer({ lesson, backUrl }: Props) {
  const state = useLesson(lesson)
  const { index, slide } = state
  const total = lesson.slides.length
  const heading = useRef<HTMLHeadingElement>(null)
  const { label, tone } = kindOf(lesson.slug)
  useNarrationAhead(state.startsByItself ? (lesson.slides[index + 1]?.audioUrl ?? null) : null)
  useShortcuts({ '[': state.previous, ']': state.next })
  const watchAgain = () => {
    state.again()
    heading.current?.focus()
  }
  return (
    <div className="mx-auto grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Chip tone={tone}>{label}</Chip>
          {backUrl === null ? null : (
            <Button
              size="small"
              variant="quiet"
              href={backUrl}
              icon={<ArrowLeft size={15} className="rtl:rotate-180" aria-hidden />}
            >
              {t('toQuestion')}
            </Button>
          )}
        </div>
        <h1
          ref={heading}
          tabIndex={-1}
          lang="en"
          dir="ltr"
          className="mt-2 outline-none text-xl font-semibold tracking-[-0.02em] md:text-2xl"
        >
          {lesson.title}
        </h1>
      </header>
      <LessonSteps index={index} total={total} onChoose={state.goTo} titles={lesson.slides.map(({ title }) => title)} />
      <Card padding="large" className="min-h-[20rem]">
        {slide === null ? <LessonQuiz lesson={lesson} onAgain={watchAgain} /> : <LessonSlideView slide={slide} />}
      </Card>
      {slide === null ? null : <NarrationPlayer slide={slide} state={state} />}
      <LiveRegion>{slide === null ? '' : `${t('place', { at: index + 1, total })}. ${slide.title}`}</LiveRegion>
    </div>
  )
}

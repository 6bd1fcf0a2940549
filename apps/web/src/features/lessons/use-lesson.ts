import type { Lesson } from '@rehearsal/contracts/lessons'
import { useState } from 'react'

/** Where the learner is in a lesson; the place behind the last slide is the quiz. */
export function useLesson({ slides }: Lesson) {
  const [index, setIndex] = useState(0)
  const [playsOn, setPlaysOn] = useState(true)
  const [speed, setSpeed] = useState(1)
  /** Nothing speaks before the learner has pressed play once. */
  const [hasBegun, setHasBegun] = useState(false)
  const [isTranscriptShown, setIsTranscriptShown] = useState(false)
  const goTo = (next: number) => setIndex(Math.min(slides.length, Math.max(0, next)))
  return {
    index,
    slide: slides[index] ?? null,
    goTo,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    again: () => {
      setHasBegun(false)
      goTo(0)
    },
    playsOn,
    setPlaysOn,
    speed,
    setSpeed,
    startsByItself: hasBegun && playsOn,
    markBegun: () => setHasBegun(true),
    /** The last narration leads nowhere: the quiz is for who asks for it. */
    goOnAfterNarration: () => {
      if (playsOn && index < slides.length - 1) goTo(index + 1)
    },
    isTranscriptShown,
    setIsTranscriptShown,
  }
}

export type LessonState = ReturnType<typeof useLesson>

import { useRef, useState } from 'react'
import type { Take } from '../recorder/take.ts'
import { type RecorderHandle, type RecorderOptions, useRecorder } from '../recorder/use-recorder.ts'
import { useRecogniser } from './use-recogniser.ts'

type Options = Omit<RecorderOptions, 'onTake'> & {
  /** Whether the browser may listen too. */
  isTranscribed: boolean
  /** The take, and what the browser wrote down of it: '' where it wrote nothing. */
  onTake: (take: Take, transcript: string) => void
}

/** A recorder beside which the browser writes down what is said. A take waits a moment for its last words. */
export function useTranscribedRecorder({ isTranscribed, onTake, onClear, ...options }: Options): RecorderHandle {
  /** Counts the takes: words that come for one that is gone are nobody's. */
  const takes = useRef(0)
  const [isRecording, setIsRecording] = useState(false)
  const { finish } = useRecogniser(isTranscribed, isRecording)
  const recorder = useRecorder({
    ...options,
    onTake: (take) => {
      if (!isTranscribed) return onTake(take, '')
      const mine = (takes.current += 1)
      void finish().then((transcript) => {
        if (takes.current === mine) onTake(take, transcript)
      })
    },
    onClear: () => {
      takes.current += 1
      onClear?.()
    },
  })
  const isNow = recorder.state.name === 'recording'
  if (isNow !== isRecording) setIsRecording(isNow)
  return recorder
}

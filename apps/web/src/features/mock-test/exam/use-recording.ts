import type { RecorderState, StopReason } from '@rehearsal/ui/recorder'
import { useState } from 'react'

/** What becomes of a spoken item's recording. `refused` stays when the dialog that says so is closed. */
export type Recording =
  | { is: 'waiting' | 'running' | 'refused' | 'failed' }
  /** It is there, or on its way. */
  | { is: 'ended'; reason: StopReason }

const waiting: Recording = { is: 'waiting' }

function recordingAfter(before: Recording, state: RecorderState): Recording {
  switch (state.name) {
    case 'idle':
      return before
    case 'asking':
      return waiting
    case 'denied':
      return { is: 'refused' }
    case 'failed':
      return { is: 'failed' }
    case 'beep':
    case 'recording':
      return { is: 'running' }
    case 'encoding':
    case 'recorded':
      return { is: 'ended', reason: state.reason }
  }
}

/** What the recorder of an item's player has told, and whom it tells. The next item begins with nothing. */
export function useRecording(position: number): readonly [Recording, (state: RecorderState) => void] {
  const [told, setTold] = useState({ position, recording: waiting })
  const recording = told.position === position ? told.recording : waiting
  const tell = (state: RecorderState) =>
    setTold((last) => ({
      position,
      recording: recordingAfter(last.position === position ? last.recording : waiting, state),
    }))
  return [recording, tell]
}

import { RecorderPanel, type RecorderPanelProps } from './recorder-panel.tsx'
import { useRecorder, type RecorderOptions } from './use-recorder.ts'

type Props = RecorderOptions & Omit<RecorderPanelProps, 'recorder'>

/** A recorder that the learner starts. A page that starts it itself calls `useRecorder` and shows `RecorderPanel`. */
export function Recorder({ texts, playerTexts, isLocked, hasPageKeys, fullAtSeconds, ...options }: Props) {
  const recorder = useRecorder(options)
  return <RecorderPanel {...{ recorder, texts, playerTexts, isLocked, hasPageKeys, fullAtSeconds }} />
}

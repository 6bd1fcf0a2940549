import { RecorderPanel, useRecorder } from '@rehearsal/ui/recorder'
import { useEffect } from 'react'
import { audioTexts } from '../../../shared/audio/audio-texts.ts'
import { recorderTexts } from '../../../shared/audio/recorder-texts.ts'
import { gainOf } from '../../../shared/audio/saved-microphone.ts'
import { t } from '../messages.ts'
import type { MicrophoneSetup } from '../use-microphone-setup.ts'

/** Three times as long as the sentence takes. */
const LONGEST_SECONDS = 20

type Props = {
  deviceId: string
  sensitivity: number
  isLocked: boolean
  send: MicrophoneSetup['send']
}

/** Records the sentence with the chosen microphone, as loud as the slider says now. */
export function SentenceRecorder({ deviceId, sensitivity, isLocked, send }: Props) {
  const recorder = useRecorder({
    maximumSeconds: LONGEST_SECONDS,
    microphone: { deviceId, gain: gainOf(sensitivity) },
    onSound: (sound) => send({ type: 'sound', ...sound }),
    onTake: ({ base64 }) => send({ type: 'recorded', audio: base64 }),
    onClear: () => send({ type: 'cleared' }),
  })
  const isDenied = recorder.state.name === 'denied'
  useEffect(() => {
    if (isDenied) send({ type: 'denied', reason: 'The permission was taken back' })
  }, [isDenied, send])
  return (
    <RecorderPanel
      recorder={recorder}
      texts={recorderTexts()}
      playerTexts={audioTexts(t('myRecording'))}
      fullAtSeconds={LONGEST_SECONDS}
      isLocked={isLocked}
      hasPageKeys
    />
  )
}

import { DeviceVoice } from '@rehearsal/ui/device-voice'
import { deviceVoiceTexts } from './device-voice-messages.ts'

/** The same text in a voice of the learner's own device, where that has a good one: the only Australian ones there are. */
export function InDeviceVoice({ text }: { text: string }) {
  return (
    <div className="mt-3 empty:hidden">
      <DeviceVoice text={text} texts={deviceVoiceTexts} />
    </div>
  )
}

import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { InDeviceVoice } from '../../device-voice.tsx'
import { resultTexts } from '../../messages.ts'
import { modelPlayerTexts } from '../../sound-messages.ts'
import { ResultSection } from '../../result-section.tsx'

/** The whole text, read as it should be. */
export function ModelReading({ text, url }: { text: string; url: string }) {
  return (
    <ResultSection title={resultTexts.model}>
      <AudioPlayer src={url} texts={modelPlayerTexts} variant="compact" tone="speaking" />
      <InDeviceVoice text={text} />
    </ResultSection>
  )
}

import { Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Select } from '../select/select.tsx'
import { useVoiceMemory } from '../voice-memory/voice-memory.tsx'
import { regionOf } from './good-voices.ts'
import { useDeviceVoices } from './use-device-voices.ts'
import { useReadingAloud } from './use-reading-aloud.ts'

export type DeviceVoiceTexts = {
  /** Names the list of voices. */
  label: string
  /** The name of a voice with its accent; `region` as its language tag says, null where that says none. */
  voice: (name: string, region: string | null) => string
  listen: string
  stop: string
}

type Props = { text: string; texts: DeviceVoiceTexts }

/**
 * Reads an English text with a voice of the learner's own device, whose accent is named as the device itself has it.
 * Nothing is shown where the device has no good voice. The choice is kept by the `VoiceMemoryProvider` around it.
 */
export function DeviceVoice({ text, texts }: Props) {
  const voices = useDeviceVoices()
  const memory = useVoiceMemory()
  const [wanted, setWanted] = useState(memory.read)
  const { isReading, read, stop } = useReadingAloud()
  const voice = voices.find(({ voiceURI }) => voiceURI === wanted) ?? voices[0]
  if (voice === undefined) return null
  const choose = (uri: string) => {
    stop()
    setWanted(uri)
    memory.write(uri)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-sm font-medium text-ink-2 max-md:w-full">
        {texts.label}
      </span>
      <Select
        label={texts.label}
        hasLabelHidden
        size="small"
        options={voices.map(({ voiceURI, name, lang }) => ({
          value: voiceURI,
          label: texts.voice(name, regionOf(lang)),
        }))}
        value={voice.voiceURI}
        onChange={choose}
      />
      <Button
        size="small"
        aria-pressed={isReading}
        icon={isReading ? <Square size={14} aria-hidden /> : <Volume2 size={16} aria-hidden />}
        onClick={() => (isReading ? stop() : read(text, voice))}
      >
        {isReading ? texts.stop : texts.listen}
      </Button>
    </div>
  )
}

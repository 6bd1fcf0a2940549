import { useEffect, useState } from 'react'
import { goodVoices } from './good-voices.ts'

/** The good English voices of this device; empty where there are none, or while the browser looks for them. */
export function useDeviceVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(readVoices)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const read = () => setVoices(readVoices())
    read()
    window.speechSynthesis.addEventListener('voiceschanged', read)
    return () => window.speechSynthesis.removeEventListener('voiceschanged', read)
  }, [])
  return voices
}

const readVoices = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in window ? goodVoices(window.speechSynthesis.getVoices()) : []

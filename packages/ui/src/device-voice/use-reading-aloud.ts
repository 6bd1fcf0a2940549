import { useEffect, useRef, useState } from 'react'

export type ReadingAloud = {
  isReading: boolean
  read: (text: string, voice: SpeechSynthesisVoice) => void
  stop: () => void
}

/** Has the device read a text; another text, `stop` or leaving the page ends it. */
export function useReadingAloud(): ReadingAloud {
  const [isReading, setIsReading] = useState(false)
  const current = useRef<SpeechSynthesisUtterance | null>(null)
  const stop = () => {
    if (current.current === null) return
    current.current = null
    window.speechSynthesis.cancel()
    setIsReading(false)
  }
  const read = (text: string, voice: SpeechSynthesisVoice) => {
    window.speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    const end = () => {
      if (current.current !== utterance) return
      current.current = null
      setIsReading(false)
    }
    utterance.addEventListener('end', end)
    utterance.addEventListener('error', end)
    current.current = utterance
    setIsReading(true)
    window.speechSynthesis.speak(utterance)
  }
  useEffect(
    () => () => {
      if (current.current !== null) window.speechSynthesis.cancel()
    },
    [],
  )
  return { isReading, read, stop }
}

import { useEffect, useState } from 'react'
import { createRecogniser } from './recogniser.ts'

const LANGUAGE = 'en-US'

/** Listens beside a recorder while it records, where `isOn`. `finish` gives what was heard of the last recording. */
export function useRecogniser(isOn: boolean, isRecording: boolean): { finish: () => Promise<string> } {
  const [recogniser] = useState(createRecogniser)
  const isListening = isOn && isRecording
  useEffect(() => {
    if (isListening) recogniser?.start(LANGUAGE)
  }, [isListening, recogniser])
  useEffect(() => () => recogniser?.cancel(), [recogniser])
  return { finish: () => (isOn ? (recogniser?.finish() ?? Promise.resolve('')) : Promise.resolve('')) }
}
